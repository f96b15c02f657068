/** The `type` of scripts and the `rel` of links that wait for the first paint. */
export const AFTER_PAINT = 'after-paint';

const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*(<template|<script|<\/body>))/;
/**
 * Matches the template with links to the code and styles of an open item. `web/build/item-asset-links.ts` adds this
 * template.
 */
export const ITEM_LINKS_PATTERN = /<template id="item-links">(.*?)<\/template>/s;
const TITLE = /(?<=<title>)[^<]*/;
const DESCRIPTION = /(?<=<meta\s+name="description"\s+content=")[^"]*/;
/**
 * Matches the link that preloads the font. Only the shell keeps this link, because the service worker has cached the
 * font. A rendered page shows its text before the font is loaded.
 */
export const FONT_PRELOAD_PATTERN = /<link rel="preload" as="font"[^>]*>/;
/** Matches the type of the app's scripts, and the `rel` of the links to their imports. */
const SCRIPTS = /(?<=<script type="|<link rel=")module(?:preload)?(?=")/g;
/** Matches React's preloads. React writes them before the content, because it does not render the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

interface RenderedParts {
  /** The HTML that React has rendered. */
  readonly content: string;
  /** The route of a built page. `isBuiltPage` reads it from the HTML. */
  readonly route?: string;
  /** The text of `<title>`, if the page has its own. */
  readonly title?: string;
  /** A description for search engines. Default: the product's description. */
  readonly description?: string | undefined;
  /** HTML that comes after `#root`. */
  readonly data?: string;
  /** HTML for the end of the head. */
  readonly links?: string;
}

/**
 * Puts rendered content into the HTML of `page`, which is the shell or another page, and returns the new HTML. The app
 * in the returned page starts after the browser has painted the content.
 */
export function withContent(page: string, parts: RenderedParts): string {
  const { content, route, title, description, data = '', links = '' } = parts;
  if (!ROOT.test(page)) throw new Error('The shell has no #root.');
  const preloads = PRELOADS.exec(content)?.[0] ?? '';
  const attributes = route === undefined ? '' : ` data-route="${route}"`;
  const root = `<div id="root"${attributes}>${content.slice(preloads.length)}</div>${data}`;
  const orKnown = (text: string | undefined) => (known: string) =>
    text === undefined ? known : escaped(text);
  // Passes functions to `replace`. In a string, `replace` would expand '$3', for example in a price.
  return page
    .replace(ROOT, () => root)
    .replace(TITLE, orKnown(title))
    .replace(DESCRIPTION, orKnown(description))
    .replace(ITEM_LINKS_PATTERN, '')
    .replace('</head>', () => `${links}${preloads}</head>`)
    .replace(SCRIPTS, AFTER_PAINT);
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
