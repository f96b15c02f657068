import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FirstPage } from '@contract/schemas/first-page';
import type { Item } from '@contract/schemas/item';
import { completeHead } from '../../functions/src/domain/items/link-preview/page-head';
import { itemPreview } from '../../functions/src/domain/items/link-preview/item-preview';
import { FIRST_PAGE, UNRENDERED_PAGE } from '../stack/build-web';
import { demoFirstPages } from './demo-first-page';

interface Renderer {
  readonly renderFirstPage: (unrendered: string, firstPage: FirstPage) => Promise<string>;
}

/** Returns the HTML that the function `page` sends for `/` and for an item, with demo data. */
export async function pageHtml(): Promise<{ readonly home: string; readonly item: string }> {
  const renderer = pathToFileURL(join(FIRST_PAGE, 'render-first-page.js')).href;
  const { renderFirstPage } = (await import(renderer)) as Renderer;
  const unrendered = readFileSync(join(FIRST_PAGE, UNRENDERED_PAGE), 'utf8');
  const { home, item } = await demoFirstPages();
  if (!item.item) throw new Error('The page of an item has no item.');
  return {
    home: await renderFirstPage(unrendered, home),
    item: withPreview(await renderFirstPage(unrendered, item), item.item),
  };
}

function withPreview(html: string, item: Item): string {
  const page = `https://boloboard.com/item/${item.id}`;
  const url = `${page}/card-0123456789abcdef.png`;
  const image = { url, type: 'image/png', width: 1200, height: 630 } as const;
  return completeHead(html, itemPreview(item), { page, image });
}

/** As the local product compresses. A CDN must be as quick. */
export const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

export const gzipped = (html: string): number => gzipSync(html).length;
