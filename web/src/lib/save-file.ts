/** The time in milliseconds until the file's memory is freed. The browser needs this time to start the download. */
const KEPT_MS = 60_000;

/** Lets the browser save a file that is in the page's memory. */
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
