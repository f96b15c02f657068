import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { itemHead } from '../../functions/src/domain/items/link-preview/item-head';
import { itemPreview } from '../../functions/src/domain/items/link-preview/item-preview';
import { profileHead } from '../../functions/src/domain/profiles/profile-head';
import { completeHead } from '../../functions/src/domain/site/page-head';
import { createBuiltPageRenderer } from '../../functions/src/gateways/first-page/page-renderer';
import { SHELL } from '../../web/src/lib/shell';
import { FIRST_PAGE_FOLDER, WEB_DIST } from '../stack/build-web';
import { demoFirstPages } from './demo-first-page';

const ORIGIN = 'https://boloboard.com';

/** Sizes in bytes. */
export interface PageHtml {
  readonly title: string;
  /**
   * The size after compression by Brotli with quality 5, as in the local product. A higher quality takes too long for a
   * CDN that compresses each response.
   */
  readonly brotli: number;
  readonly gzip: number;
}

/** Returns the sizes of the HTML that the function `page` sends with demo data, and of each built page. */
export async function pageHtml(): Promise<PageHtml[]> {
  const read = (path: string) => readFileSync(join(WEB_DIST, path), 'utf8');
  const built = globSync(['pages/*.html', '404.html'], { cwd: WEB_DIST }).toSorted();
  return [
    ...(await firstPages(read(SHELL))),
    ...built.map((path) => sizesOf(basename(path, '.html'), read(path))),
  ];
}

async function firstPages(shell: string): Promise<PageHtml[]> {
  const { render } = createBuiltPageRenderer(pathToFileURL(`${FIRST_PAGE_FOLDER}/`));
  const { home, item, profile } = await demoFirstPages();
  const preview = {
    ...itemPreview(item.item),
    item: item.item,
    cardVersion: '0123456789abcdef',
    cover: null,
  };
  return [
    sizesOf('/', await render(shell, home)),
    sizesOf('/item/{id}', completeHead(await render(shell, item), itemHead(preview, ORIGIN))),
    sizesOf(
      '/user/{username}',
      completeHead(await render(shell, profile), profileHead(profile.profile, ORIGIN)),
    ),
  ];
}

const sizesOf = (title: string, html: string): PageHtml => ({
  title,
  brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
  gzip: gzipSync(html).length,
});
