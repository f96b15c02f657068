import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FirstPage } from '@contract/schemas/first-page';
import type { Item } from '@contract/schemas/item';
import { itemHead } from '../../functions/src/domain/items/link-preview/item-head';
import { itemPreview } from '../../functions/src/domain/items/link-preview/item-preview';
import { completeHead } from '../../functions/src/domain/site/page-head';
import { FIRST_PAGE } from '../stack/build-web';
import { UNRENDERED } from '../stack/unrendered-pages';
import { demoFirstPages } from './demo-first-page';

interface Renderer {
  readonly renderFirstPage: (unrendered: string, firstPage: FirstPage) => Promise<string>;
}

/** Returns the HTML that the function `page` sends for `/` and for an item, with demo data. */
export async function pageHtml(): Promise<{ readonly home: string; readonly item: string }> {
  const renderer = pathToFileURL(join(FIRST_PAGE, 'render-first-page.js')).href;
  const { renderFirstPage } = (await import(renderer)) as Renderer;
  const unrendered = readFileSync(join(FIRST_PAGE, UNRENDERED.home.file), 'utf8');
  const { home, item } = await demoFirstPages();
  return {
    home: await renderFirstPage(unrendered, home),
    item: withPreview(await renderFirstPage(unrendered, item), item.item),
  };
}

function withPreview(html: string, item: Item): string {
  const preview = { ...itemPreview(item), cardVersion: '0123456789abcdef', cover: null, item };
  return completeHead(html, itemHead(preview, 'https://boloboard.com'));
}

/** As the local product compresses. A CDN must be as quick. */
export const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

export const gzipped = (html: string): number => gzipSync(html).length;
