import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import sharp from 'sharp';
import * as z from 'zod/mini';
import type { MeteredAnswer, MeteredProduct } from './metered-product';

const PASSWORD = 'correct horse';
const tokenSchema = z.object({ idToken: z.string() });

async function signIn(email: string): Promise<string> {
  const emulator = `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`;
  const method = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const answer = await fetch(`${emulator}/${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
  });
  return tokenSchema.parse(await answer.json()).idToken;
}

export interface MeteredMember {
  readonly uid: string;
  readonly idToken: string;
  /** The `Cookie` header of their browser. */
  readonly cookie: string;
}

/** A member who has signed in once and has no username. */
export async function createMeteredMember(product: MeteredProduct): Promise<MeteredMember> {
  const email = `${randomUUID()}@example.com`;
  const { uid } = await getAuth().createUser({ email, password: PASSWORD });
  const idToken = await signIn(email);
  const { headers } = await product.call('createSession', { json: { idToken } });
  return { uid, idToken, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Shares a find with a small picture, and a comment where one is given. */
export async function shareMetered(
  product: MeteredProduct,
  { cookie }: MeteredMember,
  comment?: string,
): Promise<MeteredAnswer> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#375' } });
  const bytes = new Uint8Array(await picture.png().toBuffer());
  const form = new FormData();
  form.set('title', 'Brass owl');
  form.set('soldPrice', '34.99');
  if (comment !== undefined) form.set('comment', comment);
  form.set('screenshot', new File([bytes], 'sold.png'));
  return product.call('shareScreenshot', { cookie, form });
}
