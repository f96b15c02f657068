import type { ItemRecord } from '@contract/schemas/item-record';
import {
  type ItemListPage,
  itemListPageSchema,
  type ItemListQueryInput,
} from '@contract/schemas/item-list';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { newestItemsHeaders } from '../../support/newest-items';
import { call } from './api';
import { db } from './environment';
import { type Member, uniqueName } from './member';

/** Lists items. The list includes all earlier changes, because the request sends a current items version. */
export async function listItems(
  query: ItemListQueryInput = {},
  as?: Member,
  headers: Readonly<Record<string, string>> = {},
): Promise<ItemListPage> {
  const texts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value as string | number)]],
  );
  const sent = {
    query: Object.fromEntries(texts) as Record<string, string>,
    headers: { ...newestItemsHeaders(), ...headers },
    ...(as && { as }),
  };
  const response = await call('listItems', sent);
  if (response.status !== 200) throw new Error(`GET /api/items failed: ${await response.text()}`);
  return itemListPageSchema.parse(await response.json());
}

export const itemIdsOf = ({ items }: Pick<ItemListPage, 'items'>): string[] =>
  items.map(({ id }) => id);

/** Stores items. By default each item has a different owner, so that no test creates the member with the most items. */
export async function storeItems(
  changes: readonly Parameters<typeof itemFieldsToStore>[0][],
  database = db,
): Promise<DocumentReference[]> {
  const batch = database.batch();
  const refs = changes.map((fields) => {
    const ref = database.collection('items').doc();
    batch.create(ref, itemFieldsToStore({ ownerId: uniqueName(), ...fields }));
    return ref;
  });
  await batch.commit();
  return refs;
}

/** Changes items, and sets `updatedAt` so that every instance syncs the change. */
export async function changeItems(
  refs: readonly DocumentReference[],
  changes: Partial<ItemRecord>,
): Promise<void> {
  const [first] = refs;
  if (!first) return;
  const batch = first.firestore.batch();
  for (const ref of refs)
    batch.update(ref, { ...changes, updatedAt: FieldValue.serverTimestamp() });
  await batch.commit();
}

export const removeItems = (refs: readonly DocumentReference[]) =>
  changeItems(refs, { removedAt: new Date() });
