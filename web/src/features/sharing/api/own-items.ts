import { formatPictureArea } from '@contract/schemas/picture-area-format';
import type { Item } from '@contract/schemas/item';
import type { ItemChangeInput } from '@contract/schemas/item-change';
import type { ItemPart } from '@contract/schemas/item-part';
import type { KeptSalesChoice } from '@contract/schemas/kept-sales';
import type { PictureArea } from '@contract/schemas/picture-area';
import { call, stateOfConflictError } from '@/services/api-client';

/**
 * Sends a change of an item. `item` is the item that the member saw. If the request fails, throws the same errors as
 * `call`.
 */
export async function editItem(
  { id, revision }: Pick<Item, 'id' | 'revision'>,
  change: ItemChangeInput,
): Promise<Item> {
  const input = { params: { itemId: id }, body: change, ifMatch: String(revision) };
  const { body } = await call('editItem', input);
  return body.item;
}

/**
 * Returns the current item if the call failed because the item was edited after the member saw it. Otherwise returns
 * null.
 */
export const newerItemInError = (
  name: 'editItem' | 'changeCover' | 'cropPicture',
  error: unknown,
): Item | null => stateOfConflictError(name, error)?.body.item ?? null;

/**
 * Changes the cover of an item. If the cover is null, removes it. `item` is the item that the member saw. If the
 * request fails, throws the same errors as `call`.
 */
export async function changeCover(
  { id, revision }: Pick<Item, 'id' | 'revision'>,
  cover: PictureArea | null,
): Promise<Item> {
  const body = { cover: cover && formatPictureArea(cover) };
  const response = await call('changeCover', {
    params: { itemId: id },
    body,
    ifMatch: String(revision),
  });
  return response.body.item;
}

/**
 * Crops the stored picture of an item to one area. `item` is the item that the member saw. If the request fails, throws
 * the same errors as `call`.
 */
export async function cropPicture(
  { id, revision }: Pick<Item, 'id' | 'revision'>,
  part: ItemPart,
): Promise<Item> {
  const response = await call('cropPicture', {
    params: { itemId: id },
    body: { itemPart: part.map(formatPictureArea) },
    ifMatch: String(revision),
  });
  return response.body.item;
}

/** Deletes an item. Idempotent. If the request fails, throws the same errors as `call`. */
export const deleteItem = (itemId: string, figures: KeptSalesChoice) =>
  call('deleteItem', { params: { itemId }, query: { figures } });
