import { achievementsEndpoints } from '@contract/endpoints/achievements';
import { itemsEndpoints } from '@contract/endpoints/items';
import { profilesEndpoints } from '@contract/endpoints/profiles';
import { hasRange } from '@contract/rules/item-filters';
import {
  DEFAULT_VIEW,
  itemListQuery,
  itemListSearchParams,
  type ItemListView,
} from '@contract/rules/item-list-view';
import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import type { ErrorCode } from '@contract/schemas/error';
import type { FirstPage, ItemFirstPage, ListFirstPage } from '@contract/schemas/first-page';
import type { Item } from '@contract/schemas/item';
import type { ItemListPage } from '@contract/schemas/item-list';
import type { ProfileFirstPage, PublicProfile } from '@contract/schemas/profile-first-page';
import type { PageRenderer } from '../../gateways/first-page/page-renderer';
import type { VisitorCalls } from '../../gateways/first-page/visitor-calls';
import { AppError } from '../../lib/app-error';
import { createBriefCache } from '../../lib/keep-briefly';
import { createLimitedCalls, type LimitedCalls } from './limited-calls';

const { listItems } = itemsEndpoints;
const { getProfile, getProfileStats } = profilesEndpoints;
const { listAchievementsOf } = achievementsEndpoints;

/** The CDN sends a page for up to 90 s (`RENDERED_CACHING` in `http/page-answer.ts`), so its data is at most 100 s old. */
const FRESH_MS = 10_000;
/** A page takes about 100 kB with its HTML. */
const MAX_PAGES = 100;

/** What visitors see, at most 10 s old. All methods throw AppError 'unavailable', and 'too_many_requests' above the limit of `page`. */
export interface FirstPages {
  /** `/` with a view of the item list. The list is null if visitors may not see it. */
  list(view: ItemListView): Promise<ListFirstPage>;
  /** An item open over the newest items, which it reads in the meantime. Null without an item. */
  item(reading: Promise<Item | null>): Promise<ItemFirstPage | null>;
  /**
   * A member, with page 1 of their items if `page` is 1. Under an earlier name of a member, `profile.page.user` has the
   * current one.
   */
  profile(username: string, page: number): Promise<ProfileFirstPage>;
  /** Renders the data into the page that starts the app. The same for everyone. */
  render(shell: string, firstPage: FirstPage): Promise<string>;
}

interface FirstPagesDependencies {
  readonly calls: VisitorCalls;
  readonly renderer: PageRenderer;
  /** Multiplies the limit. Infinity for none. */
  readonly limitFactor: number;
  readonly now: () => Date;
}

export function createFirstPages(dependencies: FirstPagesDependencies): FirstPages {
  const { calls, renderer, limitFactor, now } = dependencies;
  const limited = createLimitedCalls(calls, { factor: limitFactor, now });
  const fresh = { ms: FRESH_MS, now };
  /** Apart, so that no other page takes its place. One address needs no limit: 6 calls a minute. */
  const home = createBriefCache<NewestItems>({ maxEntries: 1, ...fresh });
  const lists = createBriefCache<ListFirstPage>({ maxEntries: MAX_PAGES, ...fresh });
  const profiles = createBriefCache<ProfileFirstPage>({ maxEntries: MAX_PAGES, ...fresh });
  const htmlOf = createKeptHtml(renderer);
  const readNewest = () => readHome(calls, now);

  return {
    list: async (view) => {
      const search = itemListSearchParams(view).toString();
      if (search === '') return home('', readNewest);
      return lists(search, () => readList(limited, view, now));
    },
    item: async (reading) => {
      const [{ readAt, list }, item] = await Promise.all([home('', readNewest), reading]);
      return item && { kind: 'item', readAt, list, item };
    },
    profile: async (username, page) => {
      const first = await profiles(username, () => readProfile(limited, username, now));
      if (page === 1 || !first.profile) return first;
      return profiles(`${username}?page=${page}`, async () => {
        limited.count();
        return { ...first, page };
      });
    },
    render: htmlOf,
  };
}

type NewestItems = ListFirstPage & { readonly list: ItemListPage };

async function readHome(calls: VisitorCalls, now: () => Date): Promise<NewestItems> {
  const readAt = now().getTime();
  const list = await calls.get(listItems, { query: itemListQuery(DEFAULT_VIEW) });
  return { kind: 'list', readAt, search: '', list };
}

async function readList(
  limited: LimitedCalls,
  view: ItemListView,
  now: () => Date,
): Promise<ListFirstPage> {
  const readAt = now().getTime();
  const search = `?${itemListSearchParams(view).toString()}`;
  // The page is the same for everyone, so it leaves the list to the browser, which knows who asks.
  const isForMembers = view.page > PAGE_ALLOWANCE.visitor || hasRange(view);
  if (isForMembers) limited.count();
  const list = isForMembers ? null : await limited.get(listItems, { query: itemListQuery(view) });
  return { kind: 'list', readAt, search, list };
}

async function readProfile(
  calls: VisitorCalls,
  username: string,
  now: () => Date,
): Promise<ProfileFirstPage> {
  const readAt = now().getTime();
  const profile = await nullIf('not_found', publicProfile(calls, username));
  return { kind: 'profile', readAt, username, page: 1, profile };
}

async function publicProfile(calls: VisitorCalls, username: string): Promise<PublicProfile> {
  const page = await calls.get(getProfile, { params: { username }, query: {} });
  const { id, isPremiumUser } = page.user;
  const [stats, achievements] = await Promise.all([
    calls.get(getProfileStats, { params: { username } }),
    // The badge can outlive the plan by some minutes.
    isPremiumUser
      ? nullIf('forbidden', calls.get(listAchievementsOf, { params: { userId: id } }))
      : null,
  ]);
  return { page, stats, achievements };
}

async function nullIf<Result>(code: ErrorCode, work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === code) return null;
    throw error;
  }
}

/**
 * Renders data once while it is kept. For the CDN, every link with tracking parameters is another address, so it asks for a
 * page more often than every 30 s.
 */
function createKeptHtml(renderer: PageRenderer): FirstPages['render'] {
  const kept = new WeakMap<FirstPage, { readonly shell: string; readonly html: string }>();
  return async (shell, firstPage) => {
    const last = kept.get(firstPage);
    if (last?.shell === shell) return last.html;
    const html = await renderer.render(shell, firstPage);
    kept.set(firstPage, { shell, html });
    return html;
  };
}
