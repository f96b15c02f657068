import type { QueryClient } from '@tanstack/react-query';

/** The element of the page that holds its data as JSON. */
export const DATA_ID = 'first-page';

/** What the app renders first: a location of React Router, without a key. */
export interface FirstLocation {
  readonly pathname: string;
  readonly search: string;
  /** Opens an item. */
  readonly state: object | null;
}

/** How the app shows one kind of first page. */
export interface PageKind<Page> {
  /** Stores the data where the page's queries find it. `updatedAt` is in milliseconds since 1970. */
  fillCache(client: QueryClient, page: Page, updatedAt: number): void;
  /** The address at which the server sends the page, as React Router would write it. */
  urlOf(page: Page): string;
  locationOf(page: Page): FirstLocation;
  /** Loads the code that the first render needs beside that of the first load. */
  loadCode(page: Page): Promise<unknown>;
}
