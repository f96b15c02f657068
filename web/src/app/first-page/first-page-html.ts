import { readJson, writeJson } from '@contract/rules/first-page-json';
import { type FirstPage, firstPageSchema } from '@contract/schemas/first-page';
import { AFTER_PAINT } from '../first-paint/start-after-paint';

const DATA_ID = 'first-page';
const ROOT = /<div id="root">[\s\S]*<\/div>(?=\s*(<template|<script|<\/body>))/;
/** What the build adds for an open item: `web/build/item-links.ts`. */
const ITEM_LINKS = /<template id="item-links">(.*?)<\/template>/s;
/** The scripts of the app, and what they import. */
const SCRIPTS = /(?<=<script type="|<link rel=")module(?:preload)?(?=")/g;
const FONT_PRELOAD = /<link rel="preload" as="font"[^>]*>/;
/** React writes preloads before the content, because it does not render the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/**
 * Returns the page that starts the app, with `content` rendered and its data for hydration. The app starts after the
 * content is on the screen.
 */
export function completePage(unrendered: string, content: string, firstPage: FirstPage): string {
  const preloads = PRELOADS.exec(content)?.[0] ?? '';
  const itemLinks = firstPage.item ? (ITEM_LINKS.exec(unrendered)?.[1] ?? '') : '';
  const root = `<div id="root">${content.slice(preloads.length)}</div>${dataElement(firstPage)}`;
  if (!ROOT.test(unrendered)) throw new Error('The page that starts the app has no #root.');
  // Functions, because `replace` would expand the '$3' of a price in a string.
  return unrendered
    .replace(ROOT, () => root)
    .replace(ITEM_LINKS, '')
    .replace(FONT_PRELOAD, '')
    .replace('</head>', () => `${itemLinks}${preloads}</head>`)
    .replace(SCRIPTS, AFTER_PAINT);
}

const dataElement = (firstPage: FirstPage): string =>
  `<script type="application/json" id="${DATA_ID}">${writeJson(firstPage)}</script>`;

/** Returns the data of the page, or null if the server did not render it. */
export function firstPageIn(page: Document): FirstPage | null {
  const json = page.getElementById(DATA_ID)?.textContent;
  if (json === undefined) return null;
  return firstPageSchema.safeParse(readJson(json)).data ?? null;
}
