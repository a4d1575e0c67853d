const IN_VIEW = 12;

/** Milliseconds from now until the rows in view, or which rows there are, were written last: none where nothing changed. */
export function watchRows(list: Element): () => number[] {
  const start = performance.now();
  let last: number | undefined;
  const observer = new MutationObserver((records) => {
    const now = performance.now();
    const inView = new Set([...list.querySelectorAll("[role=option]")].slice(0, IN_VIEW));
    const isInView = ({ target, type }: MutationRecord) =>
      target === list
        ? type === "childList"
        : inView.has((target instanceof Element ? target : target.parentElement)?.closest("[role=option]")!);
    if (records.some(isInView)) last = now;
  });
  observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  return () => {
    observer.disconnect();
    return last === undefined ? [] : [last - start];
  };
}
