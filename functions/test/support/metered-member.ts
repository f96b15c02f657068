import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { PASSWORD, signIn } from './auth-emulator';
import type { MeteredAnswer, MeteredProduct } from './metered-product';
import { sessionCookieOf } from './session-cookie-of';
import { smallPng } from './small-png';

export interface MeteredMember {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
  readonly cookie: string;
}

export async function createMeteredMember(product: MeteredProduct): Promise<MeteredMember> {
  const email = `${randomUUID()}@example.com`;
  const { uid } = await getAuth().createUser({ email, password: PASSWORD });
  const idToken = await signIn(email);
  const { headers } = await product.call('createSession', { json: { idToken } });
  return { uid, email, idToken, cookie: sessionCookieOf(headers) };
}

export async function shareMetered(
  product: MeteredProduct,
  { cookie }: MeteredMember,
  comment?: string,
): Promise<MeteredAnswer> {
  const form = new FormData();
  form.set('title', 'Brass owl');
  form.set('soldPrice', '34.99');
  // Without a cover, the server would draw a card, which takes ten times the CPU time.
  form.set('cover', '0,0,1,1');
  if (comment !== undefined) form.set('comment', comment);
  form.set('screenshot', new File([new Uint8Array(await smallPng())], 'sold.png'));
  return product.call('shareScreenshot', { cookie, form });
}
