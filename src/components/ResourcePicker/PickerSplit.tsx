"use client";

import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { useResourceContext } from "../../client/useResourceContext.js";
import { dataAttribute } from "../../utils/dataAttribute.js";
import { isRightToLeft } from "../../utils/isRightToLeft.js";

interface PickerSplitProps {
  children: ReactNode;
  /** What stands beside; below where there is no room. */
  side: ReactNode;
}

const LEAST = 25;
const MOST = 75;

/** The list and what stands beside it, with a separator to move between them by hand or with the arrow keys. */
export function PickerSplit({ children, side }: PickerSplitProps) {
  const { t } = useResourceContext();
  const [percent, setPercent] = useState(42);
  const box = useRef<HTMLDivElement>(null);
  const resize = (next: number) => setPercent(Math.round(Math.min(MOST, Math.max(LEAST, next))));

  const onKeyDown = (event: KeyboardEvent) => {
    const outward = isRightToLeft(event.currentTarget) ? -2 : 2;
    const steps: Record<string, number> = {
      ArrowLeft: percent - outward,
      ArrowRight: percent + outward,
      Home: LEAST,
      End: MOST,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };
  const onPointerMove = (event: PointerEvent) => {
    const frame = box.current?.getBoundingClientRect();
    if (!frame || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const part = (event.clientX - frame.left) / frame.width;
    resize((isRightToLeft(event.currentTarget) ? 1 - part : part) * 100);
  };
  return (
    <div
      ref={box}
      data-slot="resource-picker-split"
      data-split={dataAttribute(Boolean(side))}
      style={{ "--_mcpr-split": `${percent}%` } as CSSProperties}
    >
      {children}
      {side && (
        <>
          <div
            role="separator"
            tabIndex={0}
            data-slot="resource-picker-separator"
            aria-label={t("picker.resize")}
            aria-orientation="vertical"
            aria-valuemin={LEAST}
            aria-valuemax={MOST}
            aria-valuenow={percent}
            onKeyDown={onKeyDown}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={onPointerMove}
          />
          {side}
        </>
      )}
    </div>
  );
}
