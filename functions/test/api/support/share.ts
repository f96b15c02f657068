import { itemSchema } from '@contract/schemas/item';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { db, ORIGIN } from './environment';
import type { Member } from './member';

/** Fields of a sale that is accepted as it is. */
export const SALE = { title: 'Brass owl', soldPrice: '34.99', platform: 'ebay' };

export interface ShareInput {
  readonly fields?: Record<string, string>;
  /** Null sends none. */
  readonly screenshot?: Buffer | null;
  readonly key?: string;
}

const errorSchema = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  issues: z.optional(z.array(z.object({ path: z.array(z.string()), message: z.string() }))),
});
const sharedSchema = z.object({
  ...errorSchema.shape,
  item: z.optional(itemSchema),
  extractedData: z.optional(z.unknown()),
  newAchievements: z.optional(z.unknown()),
});

let plainPng: Promise<Buffer> | undefined;
const smallPng = () =>
  (plainPng ??= sharp({ create: { width: 60, height: 40, channels: 3, background: '#375' } })
    .png()
    .toBuffer());

/** `POST /api/items/screenshot`, as the share form sends it. */
export async function share(member: Member, { fields = SALE, screenshot, key }: ShareInput = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const bytes = screenshot === undefined ? await smallPng() : screenshot;
  if (bytes) form.set('screenshot', new File([new Uint8Array(bytes)], 'sold.png'));
  const headers = { cookie: member.cookie, 'idempotency-key': key ?? crypto.randomUUID() };
  const url = `${ORIGIN}/api/items/screenshot`;
  const answer = await fetch(url, { method: 'POST', headers, body: form });
  return { status: answer.status, body: sharedSchema.parse(await answer.json()) };
}

/** Any GET of the product, by a member or by nobody. */
export function get(path: string, member?: Member, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (member) headers.set('cookie', member.cookie);
  return fetch(`${ORIGIN}${path}`, { ...init, headers });
}

/** What is stored of a member's sharing. */
export async function storedBy({ uid }: Member) {
  const [items, usage] = await Promise.all([
    db.collection('items').where('ownerId', '==', uid).get(),
    db.collection(`users/${uid}/usage`).get(),
  ]);
  return { items: items.docs, places: usage.docs.map((place) => place.id).sort() };
}
