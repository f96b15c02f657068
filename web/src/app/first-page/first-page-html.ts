import { type FirstPage, firstPageSchema } from '@contract/schemas/first-page';
import { withContent } from '@/lib/rendered-page';

const DATA_ID = 'first-page';
/** What the build adds for an open item: `web/build/item-links.ts`. */
const ITEM_LINKS = /<template id="item-links">(.*?)<\/template>/s;
const FONT_PRELOAD = /<link rel="preload" as="font"[^>]*>/;

/** Returns the page that starts the app, with `content` rendered and its data for hydration. */
export function completePage(unrendered: string, content: string, firstPage: FirstPage): string {
  return withContent(unrendered.replace(FONT_PRELOAD, ''), {
    content,
    data: dataElement(firstPage),
    links: firstPage.item ? (ITEM_LINKS.exec(unrendered)?.[1] ?? '') : '',
  });
}

function dataElement(firstPage: FirstPage): string {
  // Otherwise a title could contain '</script>'.
  const json = JSON.stringify(firstPage).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${DATA_ID}">${json}</script>`;
}

/** Returns the data of the page, or null if the server did not render it. */
export function firstPageIn(page: Document): FirstPage | null {
  const json = page.getElementById(DATA_ID)?.textContent;
  if (json === undefined) return null;
  return firstPageSchema.safeParse(JSON.parse(json)).data ?? null;
}
