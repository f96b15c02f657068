import { isItemListQuery, parseItemListView } from '@contract/rules/item-list-view';
import { withoutTrackingParameters } from '@contract/rules/tracking-parameters';
import { itemIdSchema } from '@contract/schemas/item';
import type { Request, RequestHandler, Response } from 'express';
import { itemHead } from '../domain/items/link-preview/item-head';
import { AppError } from '../lib/app-error';
import type { LinkPreviews } from '../services/items/link-previews';
import { sendPage, orNull, type PageDeps, type PageResponse } from './page-response';
import { isProfilePath, profilePage } from './profile-page';

/**
 * Browsers keep a card forever, because its URL contains the version of its content. Every 10 minutes, the CDN checks
 * that the item still exists.
 */
const CARD_CACHING = 'public, max-age=31536000, immutable, s-maxage=600';

/** The path of an item. It ignores case, as the app's router does. */
const ITEM_PATH = /^\/item\/([^/]+)\/?$/i;
const CARD_PATH = /^\/item\/([^/]+)\/card([^/]*)$/;
const CARD_NAME = /^-([0-9a-f]{16})\.png$/;

interface SitePagesDeps extends PageDeps {
  readonly previews: LinkPreviews;
  /** The origin of the site, such as 'https://boloboard.com'. */
  readonly origin: string;
}

/**
 * Creates a handler for `/`, item pages, preview cards and profiles. It ignores the session, so that the CDN can keep
 * one page for everyone.
 */
export function createSitePagesHandler(deps: SitePagesDeps): RequestHandler {
  return async (request, response) => {
    response.set({ 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-store' });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD');
      throw new AppError('method_not_allowed', 'Only GET and HEAD requests work here.');
    }
    const [, cardItemId, card] = CARD_PATH.exec(request.path) ?? [];
    if (cardItemId !== undefined && card !== undefined)
      await sendCard(deps.previews, request, response, { itemId: cardItemId, name: card });
    else await sendPage(response, deps, pageAt(request, response, deps));
  };
}

function pageAt(request: Request, response: Response, deps: SitePagesDeps) {
  const { path } = request;
  if (path === '/') return listPage(request, response, deps);
  if (!isProfilePath(path)) return itemPage(request, response, deps);
  return profilePage({ path, query: queryOf(request), origin: deps.origin }, (username, page) =>
    orNull(response, 'page_data_failed', deps.firstPages.profile(username, page)),
  );
}

/** Returns the query without tracking parameters, because rendered pages do not depend on these. */
const queryOf = ({ url }: Request): string =>
  withoutTrackingParameters(/\?.*/.exec(url)?.[0] ?? '');

/**
 * Search engines may list only `/` without a query. Each item has its own page, and there is no end of possible
 * searches.
 */
async function listPage(
  request: Request,
  response: Response,
  { firstPages }: SitePagesDeps,
): Promise<PageResponse> {
  const query = queryOf(request);
  const parameters = new URLSearchParams(query);
  const view = parseItemListView(parameters);
  const firstPage = isItemListQuery(parameters)
    ? await orNull(response, 'page_data_failed', firstPages.list(view))
    : null;
  return { firstPage, head: null, isListed: query === '', status: 200 };
}

async function itemPage(
  request: Request,
  response: Response,
  { previews, firstPages, origin }: SitePagesDeps,
): Promise<PageResponse> {
  const id = itemIdSchema.safeParse(ITEM_PATH.exec(request.path)?.[1]);
  // If reading fails, the response is the shell, because the app can load and try again.
  const reading = id.success
    ? orNull(response, 'link_preview_failed', previews.find(id.data))
    : Promise.resolve(null);
  const item = reading.then((found) => found?.item ?? null);
  // If the URL has a query, the app shows a different list behind the item than the rendered one, so nothing is
  // rendered.
  const rendering = queryOf(request) === '' ? firstPages.item(item) : Promise.resolve(null);
  const [preview, firstPage] = await Promise.all([
    reading,
    orNull(response, 'page_data_failed', rendering),
  ]);
  const head = preview && itemHead(preview, origin);
  return { firstPage, head, isListed: true, status: 200 };
}

/**
 * Sends the preview card of an item. Rejects URLs with a query. Otherwise, the CDN would request and keep a copy of
 * the card for each different query.
 */
async function sendCard(
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
