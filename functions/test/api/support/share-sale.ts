import { errorResponseSchema } from '@contract/schemas/error';
import { itemSchema } from '@contract/schemas/item';
import * as z from 'zod/mini';
import { createSmallPng } from '../../support/small-png';
import { WHOLE_PICTURE } from '../../support/whole-picture';
import { call } from './api';
import { db } from './environment';
import type { Member } from './member';

export const SALE_FIELDS = { title: 'Brass owl', soldPrice: '34.99', platform: 'ebay' };

export interface ShareInput {
  /**
   * The fields of the form. A field whose value is null is not sent. The default cover is the whole picture, because
   * the server would draw a card for a share without a cover, which takes longer.
   */
  readonly fields?: Readonly<Record<string, string | null>>;
  readonly screenshot?: Buffer | null;
  readonly key?: string;
}

const sharedSchema = z.extend(z.partial(errorResponseSchema), {
  item: z.optional(itemSchema),
  extractedData: z.optional(z.unknown()),
  newAchievements: z.optional(z.unknown()),
});

export async function shareSale(
  member: Member,
  { fields = SALE_FIELDS, screenshot, key }: ShareInput = {},
) {
  const form = new FormData();
  const sent = Object.entries<string | null>({ cover: WHOLE_PICTURE, ...fields });
  for (const [name, value] of sent) if (value !== null) form.set(name, value);
  const bytes = screenshot === undefined ? await createSmallPng() : screenshot;
  if (bytes) form.set('screenshot', new File([new Uint8Array(bytes)], 'sold.png'));
  const headers = { 'idempotency-key': key ?? crypto.randomUUID() };
  const response = await call('shareScreenshot', { as: member, raw: form, headers });
  const { status, headers: received } = response;
  return { status, headers: received, body: sharedSchema.parse(await response.json()) };
}

export async function readStoredItemsOf({ uid }: Member) {
  const [items, usage] = await Promise.all([
    db.collection('items').where('ownerId', '==', uid).get(),
    db.collection(`users/${uid}/usage`).get(),
  ]);
  return { items: items.docs, submissions: usage.docs.map((submission) => submission.id).sort() };
}
