declare global {
  interface Window {
    /**
     * Whether all style sheets could be loaded. Here, because the script in the head and the app are separate builds.
     */
    lateStyles?: Promise<boolean>;
  }
}

/**
 * Loads the style sheets of a rendered page, which the build has disabled, because the page holds the rules of its
 * first paint. They apply together: one alone would win over the first rules of the others, also over those that come
 * after it.
 */
export function loadLateStyles(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')];
  window.lateStyles = Promise.all(sheets.map(load)).then((loaded) => {
    for (const sheet of sheets) sheet.media = '';
    return !loaded.includes(false);
  });
}

/** Loads a style sheet without applying it. Tries once again if that fails. */
const load = (sheet: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    sheet.onload = () => resolve(true);
    sheet.onerror = () => {
      sheet.onerror = () => resolve(false);
      // Inserting the link again loads it again. In Chromium, setting the same address again does nothing.
      sheet.replaceWith(sheet);
    };
    sheet.media = 'not all';
    // Otherwise it comes after the pictures, because it does not apply.
    sheet.fetchPriority = 'high';
    sheet.disabled = false;
  });

/**
 * Resolves when the style sheets that `loadLateStyles` loads apply. The app shows what the first paint does not. Throws
 * if one of them could not be loaded; the others apply.
 */
export async function lateStyles(): Promise<void> {
  if ((await window.lateStyles) === false) throw new Error('A style sheet could not be loaded.');
}
