/** As Vite writes it. */
const STYLE_SHEET = /<link rel="stylesheet" crossorigin href="([^"]+)">/g;

/**
 * Puts the content of the style sheets into `html`, which saves a round trip before the first paint. The links stay but are
 * disabled: browsers do not load them, and Vite does not load a style sheet again if its link exists.
 * @param read returns the content of the style sheet at a path
 */
export const inlineStyles = (html: string, read: (path: string) => string): string =>
  html.replaceAll(
    STYLE_SHEET,
    (_link, path: string) =>
      `<style>${read(path)}</style><link rel="stylesheet" href="${path}" disabled>`,
  );
