/** Hands content to the browser's downloads. Always as a file of no type, so that no browser opens it in the page's origin. */
export function saveFile(name: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
