import type { Response } from 'express';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  completeHead,
  type PreviewAddresses,
} from '../domain/items/link-preview/page-head';
import type { FirstPages } from '../services/items/first-pages';
import type { LinkPreview } from '../services/items/link-previews';
import { PAGE_WITHOUT_APP } from './page-without-app';
import { requestLogOf } from './request-log';

/** Browsers ask each time, and the CDN answers. It also answers for a minute longer, while it fetches a new page. */
const RENDERED_CACHING = 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
const SHELL_CACHING = 'private, no-cache';
const RETRY_AFTER_SECONDS = 10;

export interface PageParts {
  readonly firstPages: FirstPages;
  readonly sitePage: {
    get(): Promise<{ html: string; headers: Readonly<Record<string, string>> }>;
  };
  readonly origin: string;
}

interface PageToAnswer {
  /** Null if the page shows no item, or the item cannot be read. */
  readonly preview: Promise<LinkPreview | null>;
  /** What to render: the list at `/`, an item over the list, or nothing (`shell`). */
  readonly shows: 'items' | 'item' | 'shell';
}

/**
 * Sends a rendered page. Sends the page that starts the app as it is if nothing can be rendered, because the app can
 * still load and retry.
 */
export async function answerPage(
  response: Response,
  { firstPages, sitePage, origin }: PageParts,
  { preview: coming, shows }: PageToAnswer,
): Promise<void> {
  const { log } = requestLogOf(response);
  const logged = (event: string) => (error: unknown) => {
    log.error(event, { error });
    return null;
  };
  const [preview, page, newest] = await Promise.all([
    coming,
    sitePage.get().catch(logged('site_page_fetch_failed')),
    shows === 'shell' ? null : firstPages.newestItems().catch(logged('newest_items_failed')),
  ]);
  const isWanted = shows === 'items' || preview !== null;
  const rendered =
    page && newest && isWanted
      ? await firstPages
          .render(page.html, newest, preview?.item ?? null)
          .catch(logged('first_page_failed'))
      : null;
  if (page) response.set(page.headers).set('Cache-Control', cachingOf(rendered));
  // 503, so that browsers, crawlers and service workers do not cache the page.
  else response.status(503).set('Retry-After', String(RETRY_AFTER_SECONDS));
  const html = rendered ?? page?.html ?? PAGE_WITHOUT_APP;
  response.type('html');
  response.send(preview ? completeHead(html, preview, addressesOf(preview, origin)) : html);
}

const cachingOf = (rendered: string | null) =>
  rendered === null ? SHELL_CACHING : RENDERED_CACHING;

function addressesOf({ item, cardVersion, cover }: LinkPreview, origin: string): PreviewAddresses {
  const page = `${origin}/item/${item.id}`;
  if (cover) {
    const { path, width, height } = cover;
    return { page, image: { url: `${origin}${path}`, type: 'image/webp', width, height } };
  }
  const url = `${page}/card-${cardVersion}.png`;
  return { page, image: { url, type: 'image/png', width: CARD_WIDTH, height: CARD_HEIGHT } };
}
