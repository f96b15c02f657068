import { cardRecordLike } from '@contract/schemas/item-record.test-support';
import { memberExportSchema, type SignInFacts } from '@contract/schemas/member-export';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { describe, expect, it } from 'vitest';
import type { ExportPart } from '../../repos/collections/row-rules';
import { keptSaleLine } from '../../repos/kept-sale-parts';
import type { MemberExportRepo, ExportedDocument } from '../../repos/member-export-repo';
import { createMemberExports } from './member-exports';

const NOW = new Date('2026-11-22T12:00:00Z');
const AT = NOW.toISOString();

const partLike = (
  fields: ExportedDocument['fields'],
  id = 'p1',
  aboveId = 'owl',
): ExportedDocument => ({
  id,
  aboveId,
  fields: { createdAt: AT, updatedAt: AT, ...fields },
});

const picture = {
  url: '/media/items/owl/a.webp',
  width: 1,
  height: 1,
  hasAvif: true,
  thumbnails: [{ url: '/media/items/owl/b.webp', width: 320, height: 320 }],
};
const VERIFY = partLike({ kind: 'verify_address', to: 'ann@example.com', token: 'hash' }, 'm1');
const CHANGE = partLike({ kind: 'confirm_new_address', to: 'new@example.com' }, 'm2');
const LINK = {
  uid: 'ann',
  purpose: 'change',
  email: 'new@example.com',
  previousEmail: 'ann@example.com',
  requestedAt: AT,
  expiresAt: '2026-11-23T12:00:00.000Z',
  usedBy: null,
};
const title = (userId: string) => ({ userId, itemId: 'owl' });
const KEPT = keptSaleLine(cardRecordLike({ title: 'Elk', addedAt: new Date(AT) }));
const DOCUMENTS: Readonly<Record<ExportPart, ExportedDocument[]>> = {
  account: [
    partLike({
      email: 'ann@example.com',
      bio: 'A new field',
      suspendedUntil: ENDLESS_SUSPENSION_END.toISOString(),
      suspension: { text: 'Spam', until: ENDLESS_SUSPENSION_END.toISOString() },
    }),
  ],
  profile: [partLike({ username: 'ann_sells' })],
  usernames: [partLike({ username: 'ann_sells', claimedAt: AT, uid: 'ann' })],
  devices: [
    partLike(
      { deviceName: 'Chrome on Android', lastSeenOn: '2026-11-22', expiresAt: AT },
      '5ec3e7',
    ),
  ],
  items: [partLike({ title: 'Owl', picture, likesCount: 1 }, 'owl')],
  keptSales: [partLike({ part: 1, sales: { elk: KEPT, broken: '{' } }, '1')],
  comments: [partLike({ content: 'Nice', parentId: null, userId: 'ann' }, 'c1')],
  likes: [partLike({ userId: 'ann' })],
  reports: [
    partLike({
      itemId: 'owl',
      commentId: 'c9',
      reason: 'spam',
      description: 'Bad',
      status: 'pending',
      comment: { userId: 'u9', username: 'rude_one', content: 'A secret of theirs' },
      itemOwnerId: 'u8',
    }),
  ],
  rulings: [
    partLike({
      kind: 'suspension',
      memberId: 'ann',
      at: AT,
      text: 'Spam',
      reason: null,
      itemId: null,
      itemTitle: null,
      byId: 'u6',
      by: 'the_admin',
      end: null,
      endedAt: null,
      until: ENDLESS_SUSPENSION_END.toISOString(),
      appeal: {
        text: 'It was no spam',
        at: AT,
        status: 'rejected',
        decidedById: 'u6',
        decidedBy: 'the_admin',
        decidedAt: AT,
        answer: 'It was',
        key: 'hash',
      },
    }),
  ],
  favorites: [partLike({}, 'bob')],
  notifiedSellers: [partLike({}, 'bob')],
  blocked: [partLike({ username: 'rude_one', userId: 'u7' }, 'u7')],
  achievements: [partLike({ unlockedAt: AT }, 'first-share')],
  totals: [partLike({ itemsShared: 2 }, 'totals'), partLike({ itemsShared: 1 }, 'expired')],
  likesReceived: [partLike({ count: 3, asOf: 1 }, 'owl')],
  usage: [partLike({ month: '2026-11', n: 1 }, '2026-11-1')],
  sharedLinks: [partLike({}, '2026-11-22_owl_email')],
  notifications: [
    partLike({
      type: 'like',
      title: 'New like',
      message: '@bob liked it',
      isRead: false,
      itemId: 'owl',
      commentId: null,
      actorId: 'u9',
    }),
  ],
  billing: [partLike({ customerId: 'cus_1', subscriptionId: 'sub_1' }, 'ann')],
  billingEvents: [
    partLike({ uid: 'ann', type: 'invoice.paid', storedAt: AT, expiresAt: AT }, 'evt_1'),
  ],
  settings: [partLike({ ebay: 13.25 }, 'fees')],
  championTitles: [
    partLike({ mostLiked: title('ann'), highestProfit: title('u9'), mostActive: null }, '2026-10'),
  ],
  pendingMails: [VERIFY, CHANGE, partLike({ expiresAt: AT }, 'finished')],
  pendingLinks: [
    partLike(LINK, 'hash'),
    partLike({ ...LINK, expiresAt: AT }, 'expired'),
    partLike({ ...LINK, usedBy: 'key' }, 'used'),
  ],
};
const repo: MemberExportRepo = {
  of: async () => new Map(Object.entries(DOCUMENTS) as [ExportPart, ExportedDocument[]][]),
};
const signIn: SignInFacts = {
  email: 'ann@example.com',
  isEmailVerified: true,
  displayName: null,
  pictureUrl: null,
  phoneNumber: null,
  createdAt: AT,
  lastSignedInAt: AT,
  lastSeenAt: null,
  methods: [],
};
const identity = { factsOf: async () => signIn };
const memberExports = createMemberExports({ identity, memberExport: repo, now: () => NOW });

describe('the export of a member', () => {
  const read = async () => {
    const { content } = await memberExports.of('ann');
    return memberExportSchema.parse(JSON.parse(String(content)));
  };

  it('has the date in its file name, leaves no list empty, and contains account fields that a later version added', async () => {
    const { filename } = await memberExports.of('ann');
    expect(filename).toBe('boloboard-my-data-2026-11-22.json');
    const exported = await read();
    expect(exported.account).toMatchObject({ bio: 'A new field' });
    expect(exported.profile).toMatchObject({ username: 'ann_sells' });
    expect(exported.signIn).toEqual(signIn);
    for (const [name, part] of Object.entries(exported))
      if (Array.isArray(part)) expect(part, name).not.toEqual([]);
  });

  it('contains the mails that are not sent yet, and the links that still work', async () => {
    const { pendingMails, pendingLinks } = await read();
    expect(pendingMails.map(({ kind, to }) => [kind, to])).toEqual([
      ['verify_address', 'ann@example.com'],
      ['confirm_new_address', 'new@example.com'],
    ]);
    const { purpose, email, requestedAt, expiresAt } = LINK;
    expect(pendingLinks).toEqual([{ purpose, email, requestedAt, expiresAt }]);
  });

  it('contains only the champion titles that the member won', async () => {
    expect((await read()).championTitles).toEqual([{ month: '2026-10', title: 'mostLiked' }]);
  });

  it('contains kept sales in readable form, and states how much of the totals comes from expired items', async () => {
    const { keptSales, totals } = await read();
    const elk = { itemId: 'elk', title: 'Elk', platform: 'ebay', addedAt: AT };
    expect(keptSales).toEqual([expect.objectContaining(elk)]);
    expect(totals).toMatchObject({ itemsShared: 2, ofExpiredItems: { itemsShared: 1 } });
  });

  it('contains a suspension without an end when the member is suspended for good', async () => {
    const { account, rulings } = await read();
    expect(rulings).toEqual([expect.objectContaining({ until: null })]);
    expect(account).toMatchObject({
      suspendedUntil: null,
      suspension: { text: 'Spam', until: null },
    });
  });

  it('contains the URLs of all pictures of an item', async () => {
    expect((await read()).items[0]?.pictureUrls).toEqual([
      '/media/items/owl/a.webp',
      '/media/items/owl/b.webp',
      '/media/items/owl/b.avif',
    ]);
  });

  it('contains no secret, and nothing private of other members', async () => {
    const text = JSON.stringify(await read());
    for (const secret of ['5ec3e7', 'hash', 'A secret of theirs', 'u6', 'u8', 'u9', 'the_admin'])
      expect(text).not.toContain(secret);
  });

  it('throws unauthorized when there is no such member', async () => {
    const nobody = createMemberExports({
      identity,
      memberExport: { of: async () => null },
      now: () => NOW,
    });
    await expect(nobody.of('ann')).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
