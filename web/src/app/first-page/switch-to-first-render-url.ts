import {
  hasOnlyItemListParameters,
  itemListUrl,
  parseItemListView,
} from '@contract/rules/item-list-view';
import * as z from 'zod/mini';
import type { FirstPageInHtml } from './first-page-data';

/**
 * Matches the state of a history entry that the app has not changed yet. If the app has changed the entry before a
 * reload, `usr` contains the app's state.
 */
const newEntrySchema = z.nullish(z.object({ usr: z.nullish(z.null()) }));

/**
 * Returns whether the app's first render at this URL equals the server's HTML. If it does, changes the URL to the one
 * that the app uses. For an item's page, the new URL is `/`, and the history state opens the item over the list. For a
 * list, it is the same URL without the parameters that have no effect.
 */
export function switchToFirstRenderUrl({ url, location }: FirstPageInHtml): boolean {
  const isNew = newEntrySchema.safeParse(window.history.state).success;
  if (!isNew || currentUrl() !== url) return false;
  const { pathname, search, state } = location;
  const { hash } = window.location;
  const shown = `${pathname}${search}${state ? '' : hash}`;
  // React Router reads its state from `usr`, and names the first history entry 'default'.
  if (state) window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '', shown);
  else window.history.replaceState(window.history.state, '', shown);
  return true;
}

function currentUrl(): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const isList = pathname === '/' && hasOnlyItemListParameters(query);
  return isList ? itemListUrl(parseItemListView(query)) : `${pathname}${search}`;
}
