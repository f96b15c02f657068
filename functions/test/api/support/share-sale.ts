import { errorAnswerSchema } from '@contract/schemas/error';
import { itemSchema } from '@contract/schemas/item';
import * as z from 'zod/mini';
import { smallPng } from '../../support/small-png';
import { call } from './api';
import { db } from './environment';
import type { Member } from './member';

export const SALE = { title: 'Brass owl', soldPrice: '34.99', platform: 'ebay' };

/** The whole picture. */
const COVER = '0,0,1,1';

export interface ShareInput {
  readonly fields?: Record<string, string>;
  readonly screenshot?: Buffer | null;
  readonly key?: string;
  /** Leaves out the default cover, so that the server draws a card. That takes ten times the CPU time. */
  readonly isDrawn?: boolean;
}

const sharedSchema = z.extend(z.partial(errorAnswerSchema), {
  item: z.optional(itemSchema),
  extractedData: z.optional(z.unknown()),
  newAchievements: z.optional(z.unknown()),
});

export async function shareSale(
  member: Member,
  { fields = SALE, screenshot, key, isDrawn = false }: ShareInput = {},
) {
  const form = new FormData();
  const sent = isDrawn ? fields : { cover: COVER, ...fields };
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  const bytes = screenshot === undefined ? await smallPng() : screenshot;
  if (bytes) form.set('screenshot', new File([new Uint8Array(bytes)], 'sold.png'));
  const headers = { 'idempotency-key': key ?? crypto.randomUUID() };
  const answer = await call('shareScreenshot', { as: member, raw: form, headers });
  const { status, headers: received } = answer;
  return { status, headers: received, body: sharedSchema.parse(await answer.json()) };
}

export async function storedBy({ uid }: Member) {
  const [items, usage] = await Promise.all([
    db.collection('items').where('ownerId', '==', uid).get(),
    db.collection(`users/${uid}/usage`).get(),
  ]);
  return { items: items.docs, submissions: usage.docs.map((submission) => submission.id).sort() };
}
