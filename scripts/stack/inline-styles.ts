/** As Vite writes it. */
const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/**
 * Returns `html` with the content of its style sheets, which saves a round trip before the first paint. The links stay,
 * disabled: a browser does not load them, and Vite loads no style sheet again that has a link.
 * @param read returns the content of the style sheet at a path
 */
export const inlineStyles = (html: string, read: (path: string) => string): string =>
  html.replaceAll(
    STYLE_SHEET,
    (_link, path: string) =>
      `<style>${read(path)}</style><link rel="stylesheet" href="${path}" disabled>`,
  );
