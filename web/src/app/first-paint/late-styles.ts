const sheets = () => [
  ...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([data-failed])'),
];

/** Loads the style sheets of a rendered page, which holds only the rules of its first paint. */
export function loadLateStyles(): void {
  for (const sheet of sheets()) {
    sheet.onerror = () => (sheet.dataset['failed'] = '');
    sheet.disabled = false;
  }
}

/** Resolves when the style sheets of the page are there, or cannot load. The app shows what the first paint does not. */
export async function lateStyles(): Promise<void> {
  await Promise.all(
    sheets().map(
      (sheet) =>
        sheet.sheet ??
        new Promise((resolve) => {
          sheet.addEventListener('load', resolve, { once: true });
          sheet.addEventListener('error', resolve, { once: true });
        }),
    ),
  );
}
