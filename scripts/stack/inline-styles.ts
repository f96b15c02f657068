/** Matches adjacent links to style sheets, as Vite writes them. */
const STYLE_SHEETS = /(?:<link rel="stylesheet" crossorigin href="[^"]+">\s*)+/g;
const PATH = /href="([^"]+)"/g;
/** Matches the statement that declares the order of the layers. Each style sheet of the build begins with it. */
const LAYERS = /^@layer [\w,]+;/;

/** Returns the paths of the style sheets in a page. */
export const styleSheetsIn = (html: string): string[] =>
  [...html.matchAll(STYLE_SHEETS)].flatMap(([links]) => pathsIn(links));

const pathsIn = (links: string): string[] => [...links.matchAll(PATH)].map(([, path = '']) => path);

/**
 * Writes the styles that the first paint needs into a page, which saves a round trip before the first paint. The links
 * to the whole style sheets stay in the page but are disabled, and `web/src/app/first-paint` enables them after the
 * first paint. Because of the links, Vite's scripts do not load the style sheets a second time.
 * @param read returns the styles of the first paint from the style sheet at a path
 */
export const inlineStyles = (html: string, read: (path: string) => string): string =>
  html.replaceAll(STYLE_SHEETS, (links) => {
    const paths = pathsIn(links);
    const [first = '', ...others] = paths.map(read);
    const css = [first, ...others.map((sheet) => sheet.replace(LAYERS, ''))].join('');
    return `<style>${css}</style>${paths.map(lateLink).join('')}`;
  });

const lateLink = (path: string) =>
  `<link rel="stylesheet" href="${path}" disabled><noscript><link rel="stylesheet" href="${path}"></noscript>`;
