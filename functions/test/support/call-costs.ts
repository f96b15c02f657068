import { blockingEndpoints } from '@contract/endpoints/blocking';
import { FREE_SUBMISSIONS_PER_MONTH } from '@contract/schemas/subscription';
import { commentSchema } from '@contract/schemas/comment';
import * as z from 'zod/mini';
import { costsOfAchievements } from './achievement-costs';
import { signInByGoogle } from './auth-emulator';
import { costsOfItemList, sharedSchema } from './item-list-costs';
import { createMeteredMember, type MeteredMember, shareMetered } from './metered-member';
import type { CallCost, MeteredProduct } from './metered-product';
import { smallPng } from './small-png';

const blockedSchema = blockingEndpoints.blockMember.output.schema;
const postedSchema = z.object({ comment: commentSchema });

async function costsOfReads(product: MeteredProduct, { cookie }: MeteredMember) {
  return [
    ['GET /api/auth/user', await product.call('getCurrentUser', { cookie })],
    ['GET /api/auth/user, signed out', await product.call('getCurrentUser')],
    [
      'GET /api/users/search, 1 of 2 names is an earlier one',
      await product.call('searchUsers', { cookie, query: { q: 'F' } }),
    ],
    [
      'GET /api/users/search, nobody',
      await product.call('searchUsers', { cookie, query: { q: 'nobody' } }),
    ],
    [
      'GET /api/categories/search',
      await product.call('searchCategories', { query: { q: 'shoes' } }),
    ],
    [
      'POST /api/analytics/web-vitals',
      await product.call('reportWebVitals', {
        cookie,
        json: { route: '/', device: 'phone', values: { LCP: 900, CLS: 0.01 } },
      }),
    ],
  ] satisfies CallCost[];
}

async function costsOfSessions(product: MeteredProduct) {
  const { cookie, email } = await createMeteredMember(product);
  const signIn = async () => ({ json: { idToken: await signInByGoogle(email) } });
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
      // The emulator ends earlier sign-ins of the account here, so the calls above come first.
      await product.call('createSession', await signIn()),
    ],
    ['POST /api/auth/logout', await signOutMetered(product)],
  ] satisfies CallCost[];
}

async function signOutMetered(product: MeteredProduct) {
  const { cookie } = await createMeteredMember(product);
  return product.call('logout', { cookie });
}

async function costsOfScreenshots(product: MeteredProduct, { cookie }: MeteredMember) {
  const recognize = (form: FormData) => product.call('autoExtract', { cookie, form });
  const picture = new FormData();
  picture.set('image', new File([new Uint8Array(await smallPng())], 'sold.png'));
  const words = new FormData();
  words.set('image', new File(['just words'], 'sold.png'));
  return [
    ['POST /api/ocr/auto-extract', await recognize(picture)],
    ['POST /api/ocr/auto-extract, no image', await recognize(words)],
  ] satisfies CallCost[];
}

async function costsOfNames(product: MeteredProduct, member: MeteredMember, taken: string) {
  const { cookie } = member;
  const claim = (username: string) => product.call('setUsername', { cookie, json: { username } });
  const first = await claim('first_name');
  await shareMetered(product, member);
  await shareMetered(product, member, 'With a comment');
  return [
    ['POST /api/auth/username, first username', first],
    ["POST /api/auth/username, another member's username", await claim(taken)],
    ['POST /api/auth/username, new username with 2 items and 1 comment', await claim('other_name')],
  ] satisfies CallCost[];
}

async function costsOfSharing(product: MeteredProduct, member: MeteredMember) {
  const share = (comment?: string) => shareMetered(product, member, comment);
  const first = await share();
  const commented = await share('With a comment');
  for (let n = 3; n < FREE_SUBMISSIONS_PER_MONTH; n += 1) await share();
  return [
    ['POST /api/items/screenshot, free', first],
    ['POST /api/items/screenshot, free, with a comment', commented],
    ['POST /api/items/screenshot, free, the 20th', await share()],
    ['POST /api/items/screenshot, free, the 21st', await share()],
  ] satisfies CallCost[];
}

async function costsOfLikes(product: MeteredProduct, member: MeteredMember) {
  const { cookie } = member;
  const shared = sharedSchema.parse((await shareMetered(product, member)).body);
  const params = { itemId: shared.item.id };
  const like = () => product.call('likeItem', { cookie, params });
  const unlike = () => product.call('unlikeItem', { cookie, params });
  return [
    ['POST /api/items/:itemId/like', await like()],
    ['POST /api/items/:itemId/like, repeated', await like()],
    ['GET /api/user/likes, 1 like', await product.call('listLikedItems', { cookie })],
    ['DELETE /api/items/:itemId/like', await unlike()],
    ['DELETE /api/items/:itemId/like, repeated', await unlike()],
  ] satisfies CallCost[];
}

async function costsOfLinksAndReports(
  product: MeteredProduct,
  owner: MeteredMember,
  { cookie }: MeteredMember,
) {
  const shared = sharedSchema.parse((await shareMetered(product, owner, 'Sold fast')).body);
  const params = { itemId: shared.item.id };
  const shareLink = () =>
    product.call('countSharedLink', { cookie, params, json: { shareType: 'email' } });
  const report = () => product.call('reportItem', { cookie, params, json: { reason: 'spam' } });
  return [
    ['POST /api/items/:itemId/share', await shareLink()],
    ['POST /api/items/:itemId/share, repeated', await shareLink()],
    [
      'GET /api/items/:itemId/report-status',
      await product.call('getReportStatus', { cookie, params }),
    ],
    ['POST /api/items/:itemId/report', await report()],
    ['POST /api/items/:itemId/report, repeated', await report()],
  ] satisfies CallCost[];
}

async function costsOfOwnItems(product: MeteredProduct, member: MeteredMember) {
  const { cookie } = member;
  const shared = sharedSchema.parse((await shareMetered(product, member)).body);
  const params = { itemId: shared.item.id };
  const headers = { 'if-match': '"0"' };
  const edit = (title: string) =>
    product.call('editItem', { cookie, params, headers, json: { title } });
  const remove = () => product.call('deleteItem', { cookie, params });
  return [
    ['PATCH /api/user/items/:itemId', await edit('Brass owl')],
    ['PATCH /api/user/items/:itemId, edited meanwhile', await edit('Tin owl')],
    ['DELETE /api/user/items/:itemId', await remove()],
    ['DELETE /api/user/items/:itemId, repeated', await remove()],
  ] satisfies CallCost[];
}

async function costsOfComments(product: MeteredProduct, member: MeteredMember) {
  const { cookie } = member;
  const shared = sharedSchema.parse((await shareMetered(product, member)).body);
  const params = { itemId: shared.item.id };
  const post = (parentId: string | null, content = 'Nice') =>
    product.call('postComment', { cookie, params, json: { content, parentId } });
  const idOf = ({ body }: { readonly body: unknown }) => postedSchema.parse(body).comment.id;
  const [first, comment] = [await post(null), await post(null)];
  const reply = await post(idOf(comment));
  const one = { ...params, commentId: idOf(comment) };
  const remove = (commentId: string) =>
    product.call('deleteComment', { cookie, params: { ...params, commentId } });
  return [
    ['POST /api/items/:itemId/comments', comment],
    ['POST /api/items/:itemId/comments, a reply', reply],
    [
      'POST /api/items/:itemId/comments, with 12 mentions',
      await post(null, Array.from({ length: 12 }, (_, n) => `@member_${n}`).join(' ')),
    ],
    ['GET /api/items/:itemId/comments, 4 comments', await product.call('listComments', { params })],
    [
      'PUT /api/items/:itemId/comments/:commentId',
      await product.call('updateComment', { cookie, params: one, json: { content: 'Nicer' } }),
    ],
    [
      'PUT /api/items/:itemId/comments/:commentId, with 1 mention',
      await product.call('updateComment', {
        cookie,
        params: one,
        json: { content: 'Nice, @free_member' },
      }),
    ],
    ['DELETE /api/items/:itemId/comments/:commentId', await remove(idOf(first))],
    ['DELETE /api/items/:itemId/comments/:commentId, with a reply', await remove(one.commentId)],
    ['DELETE /api/items/:itemId/comments/:commentId, the last reply', await remove(idOf(reply))],
  ] satisfies CallCost[];
}

async function costsOfBlocking(product: MeteredProduct, { cookie }: MeteredMember, other: string) {
  const block = () => product.call('blockMember', { cookie, json: { username: other } });
  const list = () => product.call('listBlockedMembers', { cookie });
  const first = await block();
  const { member } = blockedSchema.parse(first.body);
  const unblock = () => product.call('unblockMember', { cookie, params: { userId: member.id } });
  return [
    ['POST /api/user/blocked', first],
    ['POST /api/user/blocked, repeated', await block()],
    ['GET /api/user/blocked, 1 member', await list()],
    ['DELETE /api/user/blocked/:userId', await unblock()],
    ['GET /api/user/blocked, nobody', await list()],
  ] satisfies CallCost[];
}

/** Makes the calls one after another. The product must be empty. */
export async function measureCallCosts(product: MeteredProduct): Promise<CallCost[]> {
  const [free, premium, renamed] = [
    await createMeteredMember(product),
    await createMeteredMember(product),
    await createMeteredMember(product),
  ];
  await product.call('setUsername', { cookie: free.cookie, json: { username: 'free_member' } });
  await product.call('setUsername', { cookie: premium.cookie, json: { username: 'premium_1' } });
  await product.db.doc(`users/${premium.uid}`).update({ subscriptionStatus: 'active' });
  const statusOf = ({ cookie }: MeteredMember) => product.call('getSubscriptionStatus', { cookie });
  const session = await product.call('createSession', { json: { idToken: free.idToken } });
  return [
    [
      'GET /api/items, first call of an instance, without a catalogue',
      await product.call('listItems'),
    ],
    ['POST /api/auth/session', session],
    ...(await costsOfSharing(product, free)),
    ['POST /api/items/screenshot, premium', await shareMetered(product, premium)],
    ['GET /api/subscription/status, free', await statusOf(free)],
    ['GET /api/subscription/status, premium', await statusOf(premium)],
    ...(await costsOfNames(product, renamed, 'Free_Member')),
    ...(await costsOfLikes(product, premium)),
    ...(await costsOfLinksAndReports(product, premium, free)),
    ...(await costsOfAchievements(product, premium, free)),
    ...(await costsOfOwnItems(product, premium)),
    ...(await costsOfItemList(product, premium)),
    ...(await costsOfComments(product, premium)),
    ...(await costsOfReads(product, free)),
    ...(await costsOfSessions(product)),
    ...(await costsOfScreenshots(product, free)),
    ...(await costsOfBlocking(product, free, 'premium_1')),
  ];
}
