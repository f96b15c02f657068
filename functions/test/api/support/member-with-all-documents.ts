import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import type { DocumentReference } from 'firebase-admin/firestore';
import { auditTerms } from '../../../src/domain/moderation/search-terms';
import { keptSaleLine } from '../../../src/repos/kept-sale-parts';
import { db } from './environment';
import { blockAndGetHeaders } from './blocking';
import { postCommentAndParse, storeItem } from './comments';
import { like } from './likes';
import { createMember, type Member, uniqueName } from './member';
import { reportComment, reportItem } from './reports';

export interface MemberWithAllDocuments {
  readonly member: Member & { readonly username: string };
  readonly other: Member;
  /** An item of the member. The other member likes it and comments on it. */
  readonly ownItem: DocumentReference;
  /** An item of the other member. Both members comment on it. */
  readonly othersItem: DocumentReference;
  /** The id of the member's comment on the other member's item. The comment has a reply. */
  readonly commentId: string;
  /** The id of the other member's comment that mentions the member. */
  readonly mentionId: string;
}

const SOON = new Date(Date.now() + 60 * 60 * 1000);
const SPAM = { reason: 'spam', description: '' };

/** Creates a member with at least one document of every kind. */
export async function createMemberWithAllDocuments(): Promise<MemberWithAllDocuments> {
  const [created, other] = await Promise.all([createMember(), createMember()]);
  const member = { ...created, username: created.username ?? '' };
  const { uid, username } = member;
  const [ownItem, othersItem] = await Promise.all([
    storeItem({ ownerId: uid, username, ebayUrl: `https://ebay.com/usr/${username}` }),
    storeItem({ ownerId: other.uid, username: other.username ?? '' }),
  ]);
  await Promise.all([like(other, ownItem.id), like(member, othersItem.id)]);
  const ownComment = await postCommentAndParse(member, othersItem.id, {
    content: 'I found one too',
  });
  await postCommentAndParse(other, othersItem.id, { content: 'Where?', parentId: ownComment.id });
  const mention = await postCommentAndParse(other, othersItem.id, { content: `Ask @${username}` });
  await postCommentAndParse(other, ownItem.id);
  await reportItem(member, othersItem.id, SPAM);
  await reportItem(other, ownItem.id, SPAM);
  await reportComment(other, { itemId: othersItem.id, commentId: ownComment.id }, SPAM);
  await Promise.all([blockAndGetHeaders(member, other), blockAndGetHeaders(other, member)]);
  await storeOthers({ member, other, ownItem, othersItem });
  return {
    member,
    other,
    ownItem,
    othersItem,
    commentId: ownComment.id,
    mentionId: mention.id,
  };
}

/** A billing record of a member whose customer was deleted in Stripe. */
const NO_CUSTOMER = {
  customerId: null,
  generation: 1,
  subscriptionId: null,
  tickets: 1,
  writtenTicket: 1,
  endedSeen: {},
  countsAsPremium: null,
};

const linkOf = (uid: string) => ({
  uid,
  previousEmail: null,
  requestedAt: new Date(),
  expiresAt: SOON,
  usedBy: null,
});

const actOf = ({ adminId, memberId, itemId }: Readonly<Record<ActId, string>>) => {
  const names = { adminUsername: `admin_${adminId}`, memberUsername: `of_${memberId}` };
  const texts = { ...names, subject: 'Owl', note: 'Not an owl' };
  return {
    ...texts,
    act: 'hide_item',
    report: '12345678',
    adminId,
    memberId,
    itemId,
    before: 'shown',
    after: 'hidden',
    commentId: null,
    terms: auditTerms(texts),
    at: new Date(),
  };
};
type ActId = 'adminId' | 'memberId' | 'itemId';

const noteOf = (ids: { readonly memberId: string; readonly byId: string }) => ({
  ...ids,
  by: `admin_${ids.byId}`,
  text: 'Asked about the box',
  key: 'key',
  at: new Date(),
});

const rulingOf = ({ memberId, byId }: { readonly memberId: string; readonly byId: string }) => ({
  kind: 'warning',
  memberId,
  memberUsername: `of_${memberId}`,
  at: new Date(),
  text: 'Spam',
  reason: null,
  itemId: null,
  itemTitle: null,
  isAutomatic: false,
  until: null,
  byId,
  by: `admin_${byId}`,
  end: null,
  endedAt: null,
  idempotencyKey: null,
  appealStatus: 'rejected',
  appealAt: new Date(),
  appeal: {
    text: 'It was no spam',
    at: new Date(),
    key: null,
    status: 'rejected',
    answer: '',
    decidedById: byId,
    decidedBy: `admin_${byId}`,
    decidedAt: new Date(),
  },
});

/** Stores the documents that the calls in `createMemberWithAllDocuments` do not write. */
async function storeOthers({
  member: { uid, email },
  other,
  ownItem,
  othersItem,
}: Pick<MemberWithAllDocuments, 'member' | 'other' | 'ownItem' | 'othersItem'>): Promise<void> {
  const createdAt = new Date();
  const documents: Readonly<Record<string, Record<string, unknown>>> = {
    [`users/${uid}/favorites/${other.uid}`]: { sellerId: other.uid, createdAt },
    [`users/${other.uid}/favorites/${uid}`]: { sellerId: uid, createdAt },
    [`billing/${uid}`]: { ...NO_CUSTOMER, createdAt, updatedAt: createdAt },
    [`billingEvents/evt_${uid}`]: {
      uid,
      type: 'customer.deleted',
      storedAt: createdAt,
      expiresAt: SOON,
    },
    [`users/${uid}/settings/fees`]: { ebay: 13.25 },
    [`users/${uid}/keptSales/1`]: {
      part: 1,
      count: 1,
      bytes: 1,
      sales: { elk: keptSaleLine(cardRecordLike({ title: 'Sold elk' })) },
    },
    [`users/${uid}/pushTokens/t1`]: { token: 'device' },
    // This push is not due yet, so the job does not process it.
    [`duePushes/${uid}`]: {
      pushedAt: SOON,
      pushedTo: createdAt,
      pushedIds: [],
      late: [],
      expiresAt: SOON,
    },
    [`users/${uid}/usage/2026-11-1`]: { month: '2026-11', n: 1, createdAt },
    [`users/${uid}/sharedLinks/2026-11-22_owl_email`]: { createdAt, expiresAt: SOON },
    [`users/${uid}/achievements/first-share`]: { unlockedAt: createdAt },
    [`users/${uid}/receivedLikes/owl`]: { count: 0, asOf: 0 },
    [`passwordResets/reset-${uid}`]: { ...linkOf(uid), purpose: 'reset', email },
    [`emailTokens/email-${uid}`]: { ...linkOf(uid), purpose: 'change', email: `new-${email}` },
    [`championTitles/test-${uniqueName()}`]: {
      mostLiked: { userId: uid, itemId: 'owl' },
      highestProfit: null,
      mostActive: { userId: other.uid, itemId: 'owl' },
    },
    [`auditLog/${uniqueName()}`]: actOf({
      adminId: uid,
      memberId: other.uid,
      itemId: othersItem.id,
    }),
    [`auditLog/${uniqueName()}`]: actOf({ adminId: other.uid, memberId: uid, itemId: ownItem.id }),
    [`rulings/${uniqueName()}${uniqueName()}`]: rulingOf({ memberId: uid, byId: other.uid }),
    [`rulings/${uniqueName()}${uniqueName()}`]: rulingOf({ memberId: other.uid, byId: uid }),
    [`memberNotes/${uniqueName()}`]: noteOf({ memberId: uid, byId: other.uid }),
    [`memberNotes/${uniqueName()}`]: noteOf({ memberId: other.uid, byId: uid }),
    // Stores this mail as if another run were sending it, so that the trigger does not send it.
    [`mails/verify-${uid}`]: {
      kind: 'verify_address',
      to: email,
      uid,
      createdAt,
      heldUntil: SOON,
    },
    [`mails/change-${uid}`]: {
      kind: 'confirm_new_address',
      to: `new-${email}`,
      uid,
      createdAt,
      heldUntil: SOON,
    },
  };
  const batch = db.batch();
  for (const [path, fields] of Object.entries(documents)) batch.set(db.doc(path), fields);
  await batch.commit();
}
