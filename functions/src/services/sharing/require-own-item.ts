import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { isLive } from '../../domain/items/is-live';
import { AppError } from '../../lib/app-error';
import { type Actor, type Authorized, authorizeForOwner } from '../../lib/authority';
import type { ItemKey, ItemsRepo, StoredItem } from '../../repos/items-repo';

export interface OwnItemRequest {
  readonly itemId: string;
  readonly actor: Actor;
}

export interface OwnItem extends StoredItem {
  /** The authorized key that the methods of `OwnItemsRepo` require. */
  readonly key: Authorized<ItemKey>;
}

/**
 * Returns an item of the actor. Throws the same AppError 'not_found' for another member's item and for a missing item,
 * so that callers cannot find out whether the item exists. Costs 1 read.
 */
export async function requireOwnItem(
  items: Pick<ItemsRepo, 'get'>,
  { itemId, actor }: OwnItemRequest,
): Promise<OwnItem> {
  const stored = (await items.get(itemId)) ?? throwItemMissing();
  const key = authorizeForOwner(actor, stored.record.ownerId, { itemId }) ?? throwItemMissing();
  return { ...stored, key };
}

/** Returns a live item of the actor. Throws the same AppError 'not_found' as `requireOwnItem` if the item is not live. */
export async function requireOwnLiveItem(
  items: Pick<ItemsRepo, 'get'>,
  request: OwnItemRequest,
  at: Date,
): Promise<OwnItem> {
  const own = await requireOwnItem(items, request);
  return isLive(own.record, at) ? own : throwItemMissing();
}

export function throwItemMissing(): never {
  throw new AppError('not_found', ITEM_MISSING_MESSAGE);
}
