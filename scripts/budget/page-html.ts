import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { itemHead } from '../../functions/src/domain/items/link-preview/item-head';
import { itemPreview } from '../../functions/src/domain/items/link-preview/item-preview';
import { profileHead } from '../../functions/src/domain/profiles/profile-head';
import { completeHead } from '../../functions/src/domain/site/page-head';
import { createFirstPageRenderer } from '../../functions/src/gateways/first-page/page-renderer';
import { SHELL } from '../../web/src/lib/shell';
import { FIRST_PAGE_FOLDER, WEB_DIST } from '../stack/build-web';
import { type Hosting, headersAt, readHosting } from '../stack/hosting';
import { buildDemoFirstPages } from './demo-first-page';

const ORIGIN = 'https://boloboard.com';

/** Sizes in bytes. */
export interface PageHtmlSizes {
  readonly title: string;
  /** The headers of the response, as lines of text. HTTP/2 sends them in about three quarters of this size. */
  readonly headers: number;
  /**
   * The size after compression by Brotli with quality 5, as in the local product. A higher quality takes too long for a
   * CDN that compresses each response.
   */
  readonly brotli: number;
  readonly gzip: number;
}

/**
 * The assumed size of the headers that the function `page` and the CDN add, such as the date, the ETag and the age of
 * the page.
 */
const OTHER_HEADERS = 400;

interface MeasuredPage {
  readonly title: string;
  /** A path at which the page is sent. */
  readonly path: string;
  readonly html: string;
}

/** Returns the sizes of the HTML that the function `page` sends with demo data, and of each built page. */
export async function measurePageHtml(): Promise<PageHtmlSizes[]> {
  const read = (path: string) => readFileSync(join(WEB_DIST, path), 'utf8');
  const built = globSync(['pages/*.html', '404.html'], { cwd: WEB_DIST }).toSorted();
  const hosting = readHosting([]);
  return [
    ...(await firstPages(read(SHELL))),
    ...built.map((file) => {
      const title = basename(file, '.html');
      return { title, path: title === 'appeal' ? '/appeals/1' : `/${title}`, html: read(file) };
    }),
  ].map((page) => sizesOf(page, hosting));
}

async function firstPages(shell: string): Promise<MeasuredPage[]> {
  const { render } = createFirstPageRenderer(pathToFileURL(`${FIRST_PAGE_FOLDER}/`));
  const { home, item, profile } = await buildDemoFirstPages();
  const preview = {
    ...itemPreview(item.item),
    item: item.item,
    cardVersion: '0123456789abcdef',
    cover: null,
  };
  return [
    { title: '/', path: '/', html: await render(shell, home) },
    {
      title: '/item/{id}',
      path: '/item/1',
      html: completeHead(await render(shell, item), itemHead(preview, ORIGIN)),
    },
    {
      title: '/user/{username}',
      path: '/user/ann',
      html: completeHead(await render(shell, profile), profileHead(profile.profile, ORIGIN)),
    },
  ];
}

function sizesOf({ title, path, html }: MeasuredPage, hosting: Hosting): PageHtmlSizes {
  const headers = [...headersAt(path, hosting)].map(([name, value]) => `${name}: ${value}\r\n`);
  return {
    title,
    headers: headers.join('').length + OTHER_HEADERS,
    brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
    gzip: gzipSync(html).length,
  };
}
