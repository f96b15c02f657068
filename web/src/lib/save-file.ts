/** The time in milliseconds for which the file is kept, so that the browser can start the download. */
const KEPT_MS = 60_000;

/** Lets the browser save a file from the page's memory. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
