import type { QueryClient } from '@tanstack/react-query';

/** The id of the element that holds the page's data as JSON. */
export const FIRST_PAGE_DATA_ID = 'first-page';

/** The location of the app's first render. It has the format of a location of React Router, but without a key. */
export interface FirstRenderLocation {
  readonly pathname: string;
  readonly search: string;
  /** The history state that opens an item over the list. Null if no item is open. */
  readonly state: object | null;
}

/** How the app shows one kind of first page. A first page is a page that the server renders with data. */
export interface FirstPageKind<Page> {
  /** Caches the data under the keys of the page's queries. `updatedAt` is in milliseconds since 1970. */
  fillCache(client: QueryClient, page: Page, updatedAt: number): void;
  /** Returns the path and the query of the URL at which the server sends the page. */
  urlOf(page: Page): string;
  locationOf(page: Page): FirstRenderLocation;
  /** Loads the code that the first render needs in addition to the code of the first load. */
  loadCode(page: Page): Promise<unknown>;
}
