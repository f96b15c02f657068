import { readJson } from '@contract/rules/first-page-json';
import { homeFirstPageSchema } from '@contract/schemas/first-page';
import type { QueryClient } from '@tanstack/react-query';
import { mayHaveSession } from '@/lib/likely-session';
import { homePages } from './home-pages';
import { DATA_ID, type FirstLocation, type PageKind } from './page-kind';

/** A first page, whose data was in the HTML. */
export interface FirstPageInHtml {
  /** The address at which the server sends it. */
  readonly address: string;
  readonly location: FirstLocation;
  fillCache(client: QueryClient): void;
  loadCode(): Promise<unknown>;
}

/** Returns null if the server did not render the page. Rejects if its data, or the code that reads it, is not there. */
export async function firstPageIn(page: Document): Promise<FirstPageInHtml | null> {
  const json = page.getElementById(DATA_ID)?.textContent;
  if (json === undefined) return null;
  const data = readJson(json);
  const home = homeFirstPageSchema.safeParse(data).data;
  if (home) return pageOf(homePages, home, readBefore(home));
  const { profilePages, parseProfilePage } = await import('./profile-pages');
  const profile = parseProfilePage(data);
  // A member may see something else than visitors, so the app reads the profile again.
  return pageOf(profilePages, profile, mayHaveSession() ? 0 : readBefore(profile));
}

/** Before this page load by the browser's clock too, so that the app checks for newer items. */
const readBefore = ({ readAt }: { readonly readAt: number }) =>
  Math.min(readAt, performance.timeOrigin - 1);

const pageOf = <Page>(kind: PageKind<Page>, page: Page, updatedAt: number): FirstPageInHtml => ({
  address: kind.addressOf(page),
  location: kind.locationOf(page),
  fillCache: (client) => kind.fillCache(client, page, updatedAt),
  loadCode: () => kind.loadCode(page),
});
