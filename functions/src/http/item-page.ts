import { itemIdSchema } from '@contract/schemas/item';
import type { RequestHandler, Response } from 'express';
import { completeHead } from '../domain/items/link-preview/page-head';
import { AppError } from '../lib/app-error';
import type { LinkPreview, LinkPreviews } from '../services/items/link-previews';
import { PAGE_WITHOUT_APP } from './page-without-app';
import { requestLogOf } from './request-log';

/** A removed item leaves the CDN within 5 minutes. A popular link costs one read in 5 minutes. */
const PAGE_CACHING = 'public, max-age=60, s-maxage=300';
const PLAIN_CACHING = 'private, no-cache';
/** The URL holds the version. The CDN checks every 10 minutes that the item still exists. */
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
  readonly origin: string;
}

/** Serves item pages and preview cards. Ignores the session, so that one cached page fits everyone. */
export function createItemPageHandler(parts: ItemPageParts): RequestHandler {
  return async (request, response) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Only GET and HEAD requests work here.');
    }
    const [, cardItemId, card] = CARD_PATH.exec(request.path) ?? [];
    if (cardItemId !== undefined && card !== undefined)
      await answerCard(response, parts.previews, cardItemId, card);
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
  if (!png) throw new AppError('not_found', "This preview card doesn't exist.");
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
      log.error('site_page_fetch_failed', { error });
      return null;
    }),
  ]);
  if (page) response.set(page.headers).set('Cache-Control', preview ? PAGE_CACHING : PLAIN_CACHING);
  // 503, so that browsers, crawlers and service workers do not cache the page.
  else response.status(503).set('Retry-After', String(RETRY_AFTER_SECONDS));
  const html = page?.html ?? PAGE_WITHOUT_APP;
  response.type('html');
  response.send(preview ? completeHead(html, preview, addressesOf(preview, origin)) : html);
}

interface FoundPreview extends LinkPreview {
  readonly itemId: string;
}

/** Returns null also if the read fails, because the app can still load and retry. */
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
    requestLogOf(response).log.error('link_preview_failed', { error });
    return null;
  }
}

function addressesOf({ itemId, cardVersion }: FoundPreview, origin: string) {
  const page = `${origin}/item/${itemId}`;
  return { page, card: `${page}/card-${cardVersion}.png` };
}
