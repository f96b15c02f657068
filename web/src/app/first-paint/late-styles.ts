declare global {
  interface Window {
    /**
     * Resolves to true if all style sheets could be loaded, otherwise to false. The promise is stored on `window`,
     * because the script in the head and the app are separate builds.
     */
    lateStyles?: Promise<boolean>;
  }
}

/**
 * Loads the style sheets of a rendered page. The build has disabled these sheets, because the HTML contains the first
 * styles. Enables all sheets together, because a single sheet would override the first styles that belong to the other
 * sheets.
 */
export function loadLateStyles(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[disabled]')];
  window.lateStyles = Promise.all(sheets.map(load)).then((loaded) => {
    for (const sheet of sheets) sheet.media = '';
    return !loaded.includes(false);
  });
}

/** Loads a style sheet without applying it. If loading fails, tries a second time. */
const load = (sheet: HTMLLinkElement) =>
  new Promise<boolean>((resolve) => {
    sheet.onload = () => resolve(true);
    sheet.onerror = () => {
      sheet.onerror = () => resolve(false);
      // Inserting the link again loads the sheet again. In Chromium, setting the same URL again does nothing.
      sheet.replaceWith(sheet);
    };
    sheet.media = 'not all';
    // Gives the disabled sheet a high priority. Otherwise the browser would load it after the pictures.
    sheet.fetchPriority = 'high';
    sheet.disabled = false;
  });

/**
 * Resolves when the style sheets of `loadLateStyles` apply. Await this before the app shows content that the first
 * styles do not cover. Throws if a sheet could not be loaded. In that case, all other sheets apply.
 */
export async function waitForLateStyles(): Promise<void> {
  if ((await window.lateStyles) === false) throw new Error('A style sheet could not be loaded.');
}
