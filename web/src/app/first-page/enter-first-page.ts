import type { FirstPage } from '@contract/schemas/first-page';
import * as z from 'zod/mini';
import { addressOf, historyStateOf } from './first-page-cache';

/** The entry of a page that the browser has not shown before. After a reload, `usr` is the state of the app. */
const newEntrySchema = z.nullish(z.object({ usr: z.nullish(z.null()) }));

/**
 * Returns whether the server rendered what the app renders first at this address. If so, an item's page becomes the
 * address `/` with the item open over it.
 */
export function enterFirstPage(firstPage: FirstPage): boolean {
  const { pathname, search } = window.location;
  const isNew = newEntrySchema.safeParse(window.history.state).success;
  if (!isNew || `${pathname}${search}` !== addressOf(firstPage)) return false;
  const state = historyStateOf(firstPage);
  // React Router keeps its state in `usr`, and names the first entry 'default'.
  if (state) window.history.replaceState({ usr: state, key: 'default', idx: 0 }, '', '/');
  return true;
}
