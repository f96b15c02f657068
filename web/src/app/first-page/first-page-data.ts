import { parseFirstPageJson } from '@contract/rules/first-page-json';
import { homeFirstPageSchema } from '@contract/schemas/first-page';
import type { ProfileFirstPage } from '@contract/schemas/profile-first-page';
import type { QueryClient } from '@tanstack/react-query';
import { mayHaveSession } from '@/lib/likely-session';
import { homeFirstPageKind } from './home-first-page-kind';
import {
  FIRST_PAGE_DATA_ID,
  type FirstRenderLocation,
  type FirstPageKind,
} from './first-page-kind';

/** A page that the server has rendered with data. The HTML contains this data. */
export interface FirstPageInHtml {
  /** The URL at which the server sends the page. */
  readonly url: string;
  readonly location: FirstRenderLocation;
  fillCache(client: QueryClient): void;
  loadCode(): Promise<unknown>;
}

/**
 * Returns the page that the server has rendered with data, or null if the HTML contains no such page. Rejects if the
 * data of the page, or the code that reads the data, cannot be loaded.
 */
export async function firstPageIn(page: Document): Promise<FirstPageInHtml | null> {
  const json = page.getElementById(FIRST_PAGE_DATA_ID)?.textContent;
  if (json === undefined) return null;
  const data = parseFirstPageJson(json) as { readonly kind?: unknown };
  if (data.kind !== PROFILE) return pageOf(homeFirstPageKind, homeFirstPageSchema.parse(data));
  const { profileFirstPageKind, parseProfilePage } = await import('./profile-first-page-kind');
  const profile = pageOf(profileFirstPageKind, parseProfilePage(data));
  return mayHaveSession()
    ? { ...profile, fillCache: (client) => fillAsOld(client, profile) }
    : profile;
}

/** The only kind of first page whose code is not part of the first load. */
const PROFILE: ProfileFirstPage['kind'] = 'profile';

function pageOf<Page extends ReadPage>(kind: FirstPageKind<Page>, page: Page): FirstPageInHtml {
  // The server's clock can be ahead of the browser's clock. Even then, the data must count as older than this page
  // load. Otherwise the app would not check for newer items.
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
 * Fills the empty cache with the data in the HTML. Marks the data as outdated, because it is what a visitor sees, and a
 * member may see other data.
 */
function fillAsOld(client: QueryClient, page: FirstPageInHtml): void {
  page.fillCache(client);
  void client.invalidateQueries({ refetchType: 'none' });
}
