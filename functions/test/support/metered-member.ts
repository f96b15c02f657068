import { randomUUID } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { PASSWORD, signIn } from './auth-emulator';
import type { MeteredResponse, MeteredProduct } from './metered-product';
import { sessionCookieOf } from './session-cookie-of';
import { createSmallPng } from './small-png';
import { WHOLE_PICTURE } from './whole-picture';

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

export async function shareMeteredItem(
  product: MeteredProduct,
  { cookie }: MeteredMember,
  comment?: string,
): Promise<MeteredResponse> {
  const form = new FormData();
  form.set('title', 'Brass owl');
  form.set('soldPrice', '34.99');
  form.set('cover', WHOLE_PICTURE);
  if (comment !== undefined) form.set('comment', comment);
  form.set('screenshot', new File([new Uint8Array(await createSmallPng())], 'sold.png'));
  return product.call('shareScreenshot', { cookie, form });
}
