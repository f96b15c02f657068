import { areaText } from '@contract/rules/area-text';
import type { Item } from '@contract/schemas/item';
import type { ItemChangeInput } from '@contract/schemas/item-change';
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

/** Returns the item as it is now if somebody edited it meanwhile, otherwise null. */
export const newerItem = (error: unknown): Item | null =>
  newerState('editItem', error)?.body.item ?? null;

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

/** Like `newerItem`, after a change of the cover. */
export const newerCover = (error: unknown): Item | null =>
  newerState('changeCover', error)?.body.item ?? null;

/** Throws like `call`. Safe to repeat. */
export const deleteItem = (itemId: string, figures: Figures) =>
  call('deleteItem', { params: { itemId }, query: { figures } });
