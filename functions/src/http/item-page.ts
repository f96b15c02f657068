import { itemIdSchema } from '@contract/schemas/item';
import type { RequestHandler, Response } from 'express';
import { completeHead } from '../domain/items/link-preview/page-head';
import { AppError } from '../lib/app-error';
import type { LinkPreview, LinkPreviews } from '../services/items/link-previews';
import { PAGE_WITHOUT_APP } from './page-without-app';
import { requestLogOf } from './request-log';

/**
 * Browsers keep a page for a minute. The CDN, which a deployment empties, keeps it for 5: a link that
 * is passed around costs a read every 5 minutes, and what was removed is gone from it soon after.
 */
const PAGE_CACHING = 'public, max-age=60, s-maxage=300';
/** A page without an item may be one of an item that is just being shared. */
const PLAIN_CACHING = 'private, no-cache';
/** As pictures are kept: the address says what is drawn; the CDN asks every 10 minutes whether it is still there. */
const CARD_CACHING = 'public, max-age=31536000, immutable, s-maxage=600';
const RETRY_AFTER_SECONDS = 10;

const ITEM_PATH = /^\/item\/([^/]+)\/?$/;
const CARD_PATH = /^\/item\/([^/]+)\/card([^/]*)$/;
const CARD_NAME = /^-([0-9a-f]{16})\.png$/;

interface ItemPageParts {
  readonly previews: LinkPreviews;
  readonly sitePage: {
    get(): Promise<{ html: string; headers: Readonly<Record<string, string>> }>;
  };
  /** Of the site, for the whole addresses that previews need. */
  readonly origin: string;
}

/**
 * Answers GET and HEAD `/item/{id}` with the page that starts the app, its head completed for those
 * who show links where the item is on the board, and `/item/{id}/card-{version}.png` with its card.
 * It looks at no session: everybody gets the same. Throws AppError 'method_not_allowed', and for
 * cards 'not_found' and 'unavailable'.
 */
export function createItemPageHandler(parts: ItemPageParts): RequestHandler {
  return async (request, response) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Items can only be looked at here.');
    }
    const [, cardOf, card] = CARD_PATH.exec(request.path) ?? [];
    if (cardOf !== undefined && card !== undefined)
      await answerCard(response, parts.previews, cardOf, card);
    else await answerPage(response, parts, ITEM_PATH.exec(request.path)?.[1]);
  };
}

async function answerCard(
  response: Response,
  previews: LinkPreviews,
  itemId: string,
  name: string,
): Promise<void> {
  const version = CARD_NAME.exec(name)?.[1];
  const isCard = version !== undefined && itemIdSchema.safeParse(itemId).success;
  const png = isCard ? await previews.card(itemId, version) : null;
  if (!png) throw new AppError('not_found', 'There is no such card.');
  response.set({
    'Cache-Control': CARD_CACHING,
    'Content-Type': 'image/png',
    ETag: `"${version}"`,
  });
  response.send(png);
}

async function answerPage(
  response: Response,
  { previews, sitePage, origin }: ItemPageParts,
  itemId: string | undefined,
): Promise<void> {
  const { log } = requestLogOf(response);
  const [preview, page] = await Promise.all([
    previewOf(response, previews, itemId),
    sitePage.get().catch((error: unknown) => {
      log.error('site_page_unreached', { error });
      return null;
    }),
  ]);
  if (page) response.set(page.headers).set('Cache-Control', preview ? PAGE_CACHING : PLAIN_CACHING);
  // By 503 browsers, crawlers and whoever keeps pages for offline use know it for none of ours.
  else response.status(503).set('Retry-After', String(RETRY_AFTER_SECONDS));
  const html = page?.html ?? PAGE_WITHOUT_APP;
  response.type('html');
  response.send(preview ? completeHead(html, preview, addressesOf(preview, origin)) : html);
}

interface FoundPreview extends LinkPreview {
  readonly itemId: string;
}

/** Null also where the item cannot be read: the app, which may fare better, comes first. */
async function previewOf(
  response: Response,
  previews: LinkPreviews,
  itemId: string | undefined,
): Promise<FoundPreview | null> {
  const id = itemIdSchema.safeParse(itemId);
  if (!id.success) return null;
  try {
    const preview = await previews.find(id.data);
    return preview && { ...preview, itemId: id.data };
  } catch (error) {
    requestLogOf(response).log.error('link_preview_unread', { error });
    return null;
  }
}

function addressesOf({ itemId, cardVersion }: FoundPreview, origin: string) {
  const page = `${origin}/item/${itemId}`;
  return { page, card: `${page}/card-${cardVersion}.png` };
}
