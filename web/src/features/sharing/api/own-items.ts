import { areaText } from '@contract/schemas/area-text';
import type { Item } from '@contract/schemas/item';
import type { ItemChangeInput } from '@contract/schemas/item-change';
import type { ItemPart } from '@contract/schemas/item-part';
import type { Figures } from '@contract/schemas/kept-sales';
import type { PictureArea } from '@contract/schemas/picture-area';
import { call, newerState } from '@/services/api-client';

/** Changes `item`, as the member saw it. Throws like `call`. */
export async function editItem(
  { id, revision }: Pick<Item, 'id' | 'revision'>,
  change: ItemChangeInput,
): Promise<Item> {
  const input = { params: { itemId: id }, body: change, ifMatch: String(revision) };
  const { body } = await call('editItem', input);
  return body.item;
}

/** Returns the item as it is now if the call failed because somebody edited the item meanwhile, otherwise null. */
export const newerItem = (
  name: 'editItem' | 'changeCover' | 'cropPicture',
  error: unknown,
): Item | null => newerState(name, error)?.body.item ?? null;

/** Changes the cover of `item`, as the member saw it. Null for none. Throws like `call`. */
export async function changeCover(
  { id, revision }: Pick<Item, 'id' | 'revision'>,
  cover: PictureArea | null,
): Promise<Item> {
  const body = { cover: cover && areaText(cover) };
  const answer = await call('changeCover', {
    params: { itemId: id },
    body,
    ifMatch: String(revision),
  });
  return answer.body.item;
}

/** Crops the stored picture of `item`, as the member saw it, to a part. Throws like `call`. */
export async function cropPicture(
  { id, revision }: Pick<Item, 'id' | 'revision'>,
  part: ItemPart,
): Promise<Item> {
  const answer = await call('cropPicture', {
    params: { itemId: id },
    body: { itemPart: part.map(areaText) },
    ifMatch: String(revision),
  });
  return answer.body.item;
}

/** Throws like `call`. Safe to repeat. */
export const deleteItem = (itemId: string, figures: Figures) =>
  call('deleteItem', { params: { itemId }, query: { figures } });
