import { isListUrl, itemListUrl, parseItemListView } from '@contract/rules/item-list-view';
import * as z from 'zod/mini';
import type { FirstPageInHtml } from './first-page-data';

/** The entry of a page that the browser has not shown before. After a reload, `usr` is the state of the app. */
const newEntrySchema = z.nullish(z.object({ usr: z.nullish(z.null()) }));

/**
 * Returns whether the server rendered what the app renders first at this address. If so, the address becomes the one
 * that the server rendered: an item's page becomes `/` with the item open over it, and parameters of a list that change
 * nothing go.
 */
export function enterFirstPage({ address, location }: FirstPageInHtml): boolean {
  const isNew = newEntrySchema.safeParse(window.history.state).success;
  if (!isNew || currentAddress() !== address) return false;
  const { pathname, search, state } = location;
  const { hash } = window.location;
  const shown = `${pathname}${search}${state ? '' : hash}`;
  // React Router keeps its state in `usr`, and names the first entry 'default'.
  if (state) window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '', shown);
  else window.history.replaceState(window.history.state, '', shown);
  return true;
}

function currentAddress(): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const isList = pathname === '/' && isListUrl(query);
  return isList ? itemListUrl(parseItemListView(query)) : `${pathname}${search}`;
}
