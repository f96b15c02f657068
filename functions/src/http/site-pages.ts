import { hasOnlyItemListParameters, parseItemListView } from '@contract/rules/item-list-view';
import { withoutTrackingParameters } from '@contract/rules/tracking-parameters';
import { itemIdSchema } from '@contract/schemas/item';
import type { Request, RequestHandler, Response } from 'express';
import { itemHead } from '../domain/items/link-preview/item-head';
import { AppError } from '../lib/app-error';
import type { LinkPreviews } from '../services/items/link-previews';
import {
  sendPage,
  nullOnLoggedFailure,
  type PageDeps,
  type PageResponse,
  SHELL_RESPONSE,
} from './page-response';
import { pageNumberIn, pageNumberQuery } from '@contract/rules/page-search';
import type { ProfileFirstPage } from '@contract/schemas/profile-first-page';
import { usernameSchema } from '@contract/schemas/username';
import { profileHead } from '../domain/profiles/profile-head';
import type { RenamedProfile } from '../services/site/profile-reads';

/**
 * Browsers keep a card for a year, because its URL contains the version of its content. Every 10 minutes, the CDN
 * checks that the item still exists.
 */
const CARD_CACHING = 'public, max-age=31536000, immutable, s-maxage=600';

/** Matches the path of an item page. The pattern ignores case, as the app's router does. */
const ITEM_PATH = /^\/item\/([^/]+)\/?$/i;
const CARD_PATH = /^\/item\/([^/]+)\/card([^/]*)$/;
const CARD_NAME = /^-([0-9a-f]{16})\.png$/;

interface SitePagesDeps extends PageDeps {
  readonly previews: LinkPreviews;
  /** The origin of the site, such as 'https://boloboard.com'. */
  readonly origin: string;
}

/**
 * Creates a handler for `/`, item pages, preview cards and profiles. The handler ignores the session, so that the CDN
 * can keep one page for everyone.
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
    nullOnLoggedFailure(response, 'page_data_failed', deps.firstPages.profile(username, page)),
  );
}

/** Returns the query without tracking parameters, because rendered pages do not depend on these. */
const queryOf = ({ url }: Request): string =>
  withoutTrackingParameters(/\?.*/.exec(url)?.[0] ?? '');

/**
 * Returns the response for `/`. Search engines may list this page only without a query, because the number of possible
 * queries is unlimited. Search engines find each item through its own page.
 */
async function listPage(
  request: Request,
  response: Response,
  { firstPages }: SitePagesDeps,
): Promise<PageResponse> {
  const query = queryOf(request);
  const parameters = new URLSearchParams(query);
  const view = parseItemListView(parameters);
  const firstPage = hasOnlyItemListParameters(parameters)
    ? await nullOnLoggedFailure(response, 'page_data_failed', firstPages.list(view))
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
    ? nullOnLoggedFailure(response, 'link_preview_failed', previews.find(id.data))
    : Promise.resolve(null);
  const item = reading.then((found) => found?.item ?? null);
  // If the URL has a query, the app shows the list for that query behind the item. The server renders the item only
  // with the newest items behind it, so it renders nothing for such a URL.
  const rendering = queryOf(request) === '' ? firstPages.item(item) : Promise.resolve(null);
  const [preview, firstPage] = await Promise.all([
    reading,
    nullOnLoggedFailure(response, 'page_data_failed', rendering),
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

/** Matches the path of a profile. The pattern ignores case, as the app's router does. */
const PROFILE_PATH = /^\/user\/(.*?)\/?$/i;

interface ProfileRequest {
  readonly path: string;
  /** The query of the URL without tracking parameters, such as '?page=2', or ''. */
  readonly query: string;
  /** The origin of the site, such as 'https://boloboard.com'. */
  readonly origin: string;
}

const isProfilePath = (path: string): boolean => PROFILE_PATH.test(path);

/**
 * Returns the response for `/user/{username}`:
 * - the profile, if the URL is the one that the app writes;
 * - a redirect, if the member has another name or the URL is written differently, because the browser could not hydrate
 * the page;
 * - a 404, if nobody has the name.
 * @param read returns null if the profile cannot be read
 */
async function profilePage(
  { path, query, origin }: ProfileRequest,
  read: (username: string, page: number) => Promise<ProfileFirstPage | RenamedProfile | null>,
): Promise<PageResponse> {
  const username = usernameIn(path);
  if (username === null) return { ...SHELL_RESPONSE, status: 404 };
  const page = shownPage(query);
  const found = await read(username, page ?? 1);
  const url = `${path}${query}`;
  const isListed = query === '';
  if (!found) return { ...SHELL_RESPONSE, isListed };
  if ('profile' in found && !found.profile)
    return {
      ...SHELL_RESPONSE,
      firstPage: url === `/user/${username}` ? found : null,
      status: 404,
    };
  const current = 'movedTo' in found ? found.movedTo : username;
  const canonical = `/user/${current}${page === null ? query : pageNumberQuery(page)}`;
  if ('movedTo' in found || canonical !== url) return { ...SHELL_RESPONSE, movedTo: canonical };
  const head = found.profile && profileHead(found.profile, origin);
  return { firstPage: page === null ? null : found, head, isListed, status: 200 };
}

/** Returns the username in a path. Returns null if the path contains no valid username. */
function usernameIn(path: string): string | null {
  try {
    const name = decodeURIComponent(PROFILE_PATH.exec(path)?.[1] ?? '');
    return usernameSchema.safeParse(name).data ?? null;
  } catch {
    // The path contains an invalid percent-encoding.
    return null;
  }
}

/** Returns the page number in a query. Returns null if the query has other parameters. */
function shownPage(query: string): number | null {
  const parameters = new URLSearchParams(query);
  return [...parameters.keys()].every((name) => name === 'page') ? pageNumberIn(parameters) : null;
}
