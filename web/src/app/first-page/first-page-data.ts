import { readJson } from '@contract/rules/first-page-json';
import { homeFirstPageSchema } from '@contract/schemas/first-page';
import type { ProfileFirstPage } from '@contract/schemas/profile-first-page';
import type { QueryClient } from '@tanstack/react-query';
import { mayHaveSession } from '@/lib/likely-session';
import { homePages } from './home-pages';
import {
  FIRST_PAGE_DATA_ID,
  type FirstRenderLocation,
  type FirstPageKind,
} from './first-page-kind';

/** A first page whose data is in the HTML. */
export interface FirstPageInHtml {
  /** The URL at which the server sends the page. */
  readonly url: string;
  readonly location: FirstRenderLocation;
  fillCache(client: QueryClient): void;
  loadCode(): Promise<unknown>;
}

/**
 * Returns the first page that the server rendered into the HTML, or null if there is none. Rejects if the data of the
 * page, or the code that reads the data, cannot be loaded.
 */
export async function firstPageIn(page: Document): Promise<FirstPageInHtml | null> {
  const json = page.getElementById(FIRST_PAGE_DATA_ID)?.textContent;
  if (json === undefined) return null;
  const data = readJson(json) as { readonly kind?: unknown };
  if (data.kind !== PROFILE) return pageOf(homePages, homeFirstPageSchema.parse(data));
  const { profilePages, parseProfilePage } = await import('./profile-pages');
  const profile = pageOf(profilePages, parseProfilePage(data));
  return mayHaveSession()
    ? { ...profile, fillCache: (client) => fillAsOld(client, profile) }
    : profile;
}

/** The kind of first page whose code the first load does not contain. */
const PROFILE: ProfileFirstPage['kind'] = 'profile';

function pageOf<Page extends ReadPage>(kind: FirstPageKind<Page>, page: Page): FirstPageInHtml {
  // The server's clock can be ahead of the browser's clock. The data must count as older than this page load in any
  // case. Otherwise the app would not check for newer items.
  const updatedAt = Math.min(page.readAt, performance.timeOrigin - 1);
  return {
    url: kind.urlOf(page),
    location: kind.locationOf(page),
    fillCache: (client) => kind.fillCache(client, page, updatedAt),
    loadCode: () => kind.loadCode(page),
  };
}

interface ReadPage {
  readonly readAt: number;
}

/**
 * Fills the empty cache with the data of the first page. Marks the data as outdated, because it is the data for a
 * visitor, and a member may see other data.
 */
function fillAsOld(client: QueryClient, page: FirstPageInHtml): void {
  page.fillCache(client);
  void client.invalidateQueries({ refetchType: 'none' });
}
