import { itemsEndpoints } from '@contract/endpoints/items';
import {
  DEFAULT_VIEW,
  mayVisitorsSeeView,
  itemListApiQuery,
  itemListSearchParams,
  type ItemListView,
} from '@contract/rules/item-list-view';
import {
  CARD_COUNT_BEHIND_DIALOG,
  RENDERED_CARD_COUNT,
  withoutPlaceholdersAfter,
} from '@contract/rules/rendered-cards';
import type { FirstPage, ItemFirstPage, ListFirstPage } from '@contract/schemas/first-page';
import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import type { ProfileFirstPage } from '@contract/schemas/profile-first-page';
import type { PageRenderer } from '../../gateways/first-page/page-renderer';
import type { VisitorApiClient } from '../../gateways/first-page/visitor-api-client';
import { AppError } from '../../lib/app-error';
import { createBriefCache, type CacheTimes } from '../../lib/keep-briefly';
import type { Logger } from '../../lib/logger';
import { logPageFailure } from './log-page-failure';
import { createLaterPageCache, type RenamedProfile, readProfileFirstPage } from './profile-reads';
import { createVisitorCallLimiters, type VisitorCallLimiter } from './visitor-call-limiters';

const { listItems } = itemsEndpoints;

/**
 * How many milliseconds most pages stay fresh and usable. With shorter times, visitors would hardly get newer pages,
 * because the CDN keeps a page for 30 s, and may send it for up to 60 s more (`RENDERED_CACHING` in
 * `http/page-response.ts`).
 */
const KEPT: CacheTimes = { freshMs: 30_000, usableMs: 90_000 };
/**
 * How many milliseconds the page `/` stays fresh and usable. It needs no rate limit, because it is a single URL, which
 * takes only 6 calls to the API a minute. Its items stay usable for ten minutes, because the API can reject calls for
 * that long (`LIST_LIMITS`).
 */
const HOME_KEPT: CacheTimes = { freshMs: 10_000, usableMs: 600_000 };
/**
 * How many milliseconds the page of an unused username is kept. The time is short, because somebody can take the name
 * at any moment.
 */
const MISSING_KEPT: CacheTimes = { freshMs: 10_000, usableMs: 10_000 };
/**
 * A redirect to a member's new username is not kept. If the member took the earlier name back, a kept redirect would
 * lead in a circle.
 */
const MOVED_KEPT: CacheTimes = { freshMs: 0, usableMs: 0 };

/** The maximum number of pages that each cache keeps. A page with its HTML takes about 100 kB. */
const MAX_PAGES = 100;

/**
 * Reads and renders the page with which a visit begins. The data can be some seconds old. If a method cannot read the
 * data, it returns a page that is only a little older. If there is no such page, the method throws AppError
 * 'unavailable' if the API does not respond, or 'too_many_requests' if the Cloud Function `page` has used up its limit.
 */
export interface FirstPageService {
  /** Returns the page `/` with a view of the item list. The list is null if visitors may not see it. */
  list(view: ItemListView): Promise<ListFirstPage>;
  /**
   * Returns the page of an item that is open over the list of the newest items. Reads the list while the read of the
   * item (`reading`) is still running. Returns null if there is no such item.
   */
  item(reading: Promise<Item | null>): Promise<ItemFirstPage | null>;
  /**
   * Returns a page of a profile. The data always contains page 1 of the member's items, which is shown only if `page`
   * is 1.
   */
  profile(username: string, page: number): Promise<ProfileFirstPage | RenamedProfile>;
  /**
   * Renders the data into the shell. The result is the same for everyone. Throws the error of the renderer if the
   * rendering fails.
   */
  render(shell: string, firstPage: FirstPage): Promise<string>;
}

interface FirstPageServiceDeps {
  readonly calls: VisitorApiClient;
  readonly renderer: PageRenderer;
  /** The factor by which the limits of calls to the API are multiplied. Infinity turns the limits off. */
  readonly rateLimitFactor: number;
  readonly log: Logger;
  readonly now: () => Date;
}

export function createFirstPageService(deps: FirstPageServiceDeps): FirstPageService {
  const { calls, renderer, rateLimitFactor, log, now } = deps;
  const limited = createVisitorCallLimiters(calls, { factor: rateLimitFactor, now });
  const common = { now, mayReplace: (error: unknown) => mayReplace(error, log) };
  /** The home page has its own cache, so that no other page can displace it. */
  const home = createBriefCache<CachedHomePage>({
    ...common,
    maxEntries: 1,
    keepingOf: () => HOME_KEPT,
  });
  const lists = createBriefCache<ListFirstPage>({
    ...common,
    maxEntries: MAX_PAGES,
    keepingOf: () => KEPT,
  });
  const profiles = createBriefCache<ProfileFirstPage | RenamedProfile>({
    ...common,
    maxEntries: MAX_PAGES,
    keepingOf: profileKeeping,
  });
  const laterPage = createLaterPageCache(limited.profiles, MAX_PAGES);
  const readNewest = () => readHome(calls, now);

  return {
    list: async (view) => {
      const search = itemListSearchParams(view).toString();
      if (search === '') return home('', readNewest);
      return lists(search, () => readList(limited.lists, view, now));
    },
    item: async (reading) => {
      const [{ readAt, list }, item] = await Promise.all([home('', readNewest), reading]);
      return (
        item && {
          kind: 'item',
          readAt,
          list: withoutPlaceholdersAfter(list, CARD_COUNT_BEHIND_DIALOG),
          item,
        }
      );
    },
    profile: async (username, page) => {
      const first = await profiles(username, () =>
        readProfileFirstPage(limited.profiles, username, now),
      );
      return 'movedTo' in first || page === 1 || !first.profile ? first : laterPage(first, page);
    },
    render: createKeptHtml(renderer),
  };
}

/**
 * Returns whether an older page may be sent instead of this error. Logs such an error, because the visitor does not see
 * it.
 */
function mayReplace(error: unknown, log: Logger): boolean {
  const isPassing =
    error instanceof AppError && ['too_many_requests', 'unavailable'].includes(error.code);
  if (isPassing) logPageFailure(log, 'page_data_failed', error);
  return isPassing;
}

type CachedHomePage = ListFirstPage & { readonly list: ItemListPage };

async function readHome(calls: VisitorApiClient, now: () => Date): Promise<CachedHomePage> {
  const readAt = now().getTime();
  const list = await calls.get(listItems, { query: itemListApiQuery(DEFAULT_VIEW) });
  return {
    kind: 'list',
    readAt,
    search: '',
    list: withoutPlaceholdersAfter(list, RENDERED_CARD_COUNT),
  };
}

async function readList(
  limited: VisitorCallLimiter,
  view: ItemListView,
  now: () => Date,
): Promise<ListFirstPage> {
  const readAt = now().getTime();
  const search = `?${itemListSearchParams(view).toString()}`;
  const query = itemListApiQuery(view);
  if (mayVisitorsSeeView(view)) {
    const list = await limited.spend(1, (calls) => calls.get(listItems, { query }));
    return {
      kind: 'list',
      readAt,
      search,
      list: withoutPlaceholdersAfter(list, RENDERED_CARD_COUNT),
    };
  }
  // The server does not read a list that visitors may not see. The rendered page is the same for everyone, so the
  // browser, which knows whether a member is signed in, reads the list.
  limited.count();
  return { kind: 'list', readAt, search, list: null };
}

function profileKeeping(page: ProfileFirstPage | RenamedProfile): CacheTimes {
  if ('movedTo' in page) return MOVED_KEPT;
  return page.profile ? KEPT : MISSING_KEPT;
}

/**
 * Creates a function that renders data only once while the data is kept. This saves time because the CDN requests a
 * page more often than every 30 s: for the CDN, every link with tracking parameters is another URL.
 */
function createKeptHtml(renderer: PageRenderer): FirstPageService['render'] {
  const kept = new WeakMap<FirstPage, { readonly shell: string; readonly html: Promise<string> }>();
  return (shell, firstPage) => {
    const last = kept.get(firstPage);
    if (last?.shell === shell) return last.html;
    const html = renderer.render(shell, firstPage);
    kept.set(firstPage, { shell, html });
    html.catch(() => {
      if (kept.get(firstPage)?.html === html) kept.delete(firstPage);
    });
    return html;
  };
}
