const PICTURE = /^image\/(png|jpeg|webp|gif)$/;
const NO_PICTURE = "There's no picture in the clipboard. Copy a screenshot first.";
const REFUSED = "Your browser didn't let us read the clipboard. Choose the screenshot instead.";

/** Returns whether a button of the page can paste a picture. In some browsers, a button can paste only text. */
export const canReadClipboard = (): boolean =>
  'clipboard' in navigator && 'read' in navigator.clipboard;

/**
 * Returns the picture in the clipboard. Returns an error message if the clipboard has no picture. The browser may ask
 * the member for permission first (https://developer.mozilla.org/en-US/docs/Web/API/Clipboard/read).
 */
export async function readClipboardPicture(): Promise<File | string> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((one) => PICTURE.test(one));
      if (type) return new File([await item.getType(type)], '', { type });
    }
    return NO_PICTURE;
  } catch {
    return REFUSED;
  }
}
