import { readJson, writeJson } from '@contract/rules/first-page-json';
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

const dataElement = (firstPage: FirstPage): string =>
  `<script type="application/json" id="${DATA_ID}">${writeJson(firstPage)}</script>`;

/** Returns the data of the page, or null if the server did not render it. */
export function firstPageIn(page: Document): FirstPage | null {
  const json = page.getElementById(DATA_ID)?.textContent;
  if (json === undefined) return null;
  return firstPageSchema.safeParse(readJson(json)).data ?? null;
}
