import { signInWithGoogle } from './auth-emulator';
import { createMeteredMember, type MeteredMember, shareMeteredItem } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';

export async function measureCurrentUserCosts(product: MeteredProduct, { cookie }: MeteredMember) {
  return [
    ['GET /api/auth/user', await product.call('getCurrentUser', { cookie })],
    ['GET /api/auth/user, signed out', await product.call('getCurrentUser')],
  ] satisfies CallCost[];
}

export async function measureSessionCosts(product: MeteredProduct) {
  const { cookie, email } = await createMeteredMember(product);
  const signIn = async () => ({ json: { idToken: await signInWithGoogle(email) } });
  return [
    [
      'GET /api/auth/user, first call of a session in a minute and instance',
      await product.call('getCurrentUser', { cookie, withSessionCheck: true }),
    ],
    [
      'GET /api/auth/user, second call in the same minute',
      await product.call('getCurrentUser', { cookie, withSessionCheck: true }),
    ],
    [
      'POST /api/auth/session, first sign-in with Google and one earlier session',
      // This is the last call for this account, because afterwards the emulator rejects the account's earlier sign-ins.
      await product.call('createSession', await signIn()),
    ],
    ['POST /api/auth/logout', await signOutMetered(product)],
  ] satisfies CallCost[];
}

async function signOutMetered(product: MeteredProduct) {
  const { cookie } = await createMeteredMember(product);
  return product.call('logout', { cookie });
}

export async function measureUsernameCosts(
  product: MeteredProduct,
  member: MeteredMember,
  taken: string,
) {
  const { cookie } = member;
  const claim = (username: string) => product.call('setUsername', { cookie, json: { username } });
  const first = await claim('first_name');
  await shareMeteredItem(product, member);
  await shareMeteredItem(product, member, 'With a comment');
  return [
    ['POST /api/auth/username, first username', first],
    ["POST /api/auth/username, another member's username", await claim(taken)],
    ['POST /api/auth/username, new username with 2 items and 1 comment', await claim('other_name')],
  ] satisfies CallCost[];
}
