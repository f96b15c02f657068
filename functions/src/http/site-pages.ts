import { withoutTracking } from '@contract/rules/tracking-parameters';
import { itemIdSchema } from '@contract/schemas/item';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../lib/app-error';
import type { LinkPreview, LinkPreviews } from '../services/items/link-previews';
import { answerPage, type PageParts } from './page-answer';
import { requestLogOf } from './request-log';

/** The URL holds the version. The CDN checks every 10 minutes that the item still exists. */
const CARD_CACHING = 'public, max-age=31536000, immutable, s-maxage=600';

const ITEM_PATH = /^\/item\/([^/]+)\/?$/;
const CARD_PATH = /^\/item\/([^/]+)\/card([^/]*)$/;
const CARD_NAME = /^-([0-9a-f]{16})\.png$/;

interface SitePagesParts extends PageParts {
  readonly previews: LinkPreviews;
}

/** Serves `/`, item pages and preview cards. Ignores the session, so that one cached page fits everyone. */
export function createSitePagesHandler(parts: SitePagesParts): RequestHandler {
  return async (request, response) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Only GET and HEAD requests work here.');
    }
    const [, cardItemId, card] = CARD_PATH.exec(request.path) ?? [];
    if (cardItemId !== undefined && card !== undefined)
      await answerCard(parts.previews, request, response, { itemId: cardItemId, name: card });
    else if (request.path === '/') await answerHome(request, response, parts);
    else await answerItemPage(request, response, parts);
  };
}

/** Tracking parameters do not count, because rendered pages are the same for everyone. */
const hasQuery = ({ url }: Request): boolean => withoutTracking(/\?.*/.exec(url)?.[0] ?? '') !== '';

/** With a query, `/` shows another list, which the browser requests. */
const answerHome = (request: Request, response: Response, parts: SitePagesParts) =>
  answerPage(response, parts, {
    preview: Promise.resolve(null),
    shows: hasQuery(request) ? 'shell' : 'items',
  });

const answerItemPage = (request: Request, response: Response, parts: SitePagesParts) =>
  answerPage(response, parts, {
    preview: previewOf(response, parts.previews, ITEM_PATH.exec(request.path)?.[1]),
    shows: hasQuery(request) ? 'shell' : 'item',
  });

/** Refuses URLs with a query, because the CDN would request and keep a copy of the card for each query. */
async function answerCard(
  previews: LinkPreviews,
  request: Request,
  response: Response,
  { itemId, name }: { readonly itemId: string; readonly name: string },
): Promise<void> {
  const version = CARD_NAME.exec(name)?.[1];
  const isCard = version !== undefined && itemIdSchema.safeParse(itemId).success;
  const png = isCard && !request.url.includes('?') ? await previews.card(itemId, version) : null;
  if (!png) throw new AppError('not_found', "This preview card doesn't exist.");
  response.set({
    'Cache-Control': CARD_CACHING,
    'Content-Type': 'image/png',
    ETag: `"${version}"`,
  });
  response.send(png);
}

/** Returns null even if the read fails, because the app can still load and retry. */
async function previewOf(
  response: Response,
  previews: LinkPreviews,
  itemId: string | undefined,
): Promise<LinkPreview | null> {
  const id = itemIdSchema.safeParse(itemId);
  if (!id.success) return null;
  try {
    return await previews.find(id.data);
  } catch (error) {
    requestLogOf(response).log.error('link_preview_failed', { error });
    return null;
  }
}
