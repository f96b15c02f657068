import { type MemberExport, memberExportSchema } from '@contract/schemas/member-export';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createMemberExportRepo } from '../../../src/repos/member-export-repo';
import { createOwnDatabase } from '../../support/own-database';
import { call } from '../support/api';
import { addMembers } from '../support/expired-items';
import { storeItems } from '../support/item-list';
import { createMember, type Member } from '../support/member';
import { createMemberWithAllDocuments } from '../support/member-with-all-documents';

async function exportOf(as: Pick<Member, 'cookie'>): Promise<MemberExport> {
  const response = await call('exportMyData', { as });
  expect(response.status).toBe(200);
  return memberExportSchema.parse(await response.json());
}

describe('GET /api/user/export', () => {
  it('returns a file with everything that is stored about the member', async () => {
    const { member, ownItem, othersItem, commentId, other } = await createMemberWithAllDocuments();
    const { email } = member;
    const response = await call('exportMyData', { as: member });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?boloboard-my-data-\d{4}-\d\d-\d\d\.json"?$/,
    );
    const exported = memberExportSchema.parse(await response.json());
    expect(exported).toMatchObject({
      account: { email },
      profile: { username: member.username },
      usernames: [{ username: member.username }],
      devices: [{ lastSeenOn: new Date().toISOString().slice(0, 10) }],
      items: [{ id: ownItem.id, ebayUrl: `https://ebay.com/usr/${member.username}` }],
      comments: [{ id: commentId, itemId: othersItem.id, content: 'I found one too' }],
      likes: [{ itemId: othersItem.id }],
      reports: [{ itemId: othersItem.id, reason: 'spam' }],
      favorites: [{ memberId: other.uid }],
      blocked: [{ username: other.username }],
      settings: [{ id: 'fees', ebay: 13.25 }],
      championTitles: [{ title: 'mostLiked' }],
      signIn: {
        email,
        isEmailVerified: true,
        methods: [{ method: 'password', id: email, email }],
      },
      pendingMails: [
        { kind: 'verify_address', to: email },
        { kind: 'confirm_new_address', to: `new-${email}` },
      ],
      pendingLinks: [{ purpose: 'reset' }, { purpose: 'change', email: `new-${email}` }],
    });
    for (const part of [exported.achievements, exported.usage, exported.sharedLinks])
      expect(part.length).toBeGreaterThan(0);
    expect(exported.totals).toMatchObject({ likesGiven: 1, comments: 1 });
  });

  it('contains no session cookie, token or other secret', async () => {
    const { member } = await createMemberWithAllDocuments();
    const text = JSON.stringify(await exportOf(member));
    const cookie = member.cookie.replace('__session=', '');
    const sessionId = createHash('sha256').update(cookie).digest('hex');
    for (const secret of [
      cookie,
      sessionId,
      `reset-${member.uid}`,
      `email-${member.uid}`,
      'device"',
    ])
      expect(text).not.toContain(secret);
  });

  it('contains all items of a member with many pages of items', async () => {
    const own = createOwnDatabase();
    await addMembers(own, 'ann');
    const items = await storeItems(
      Array.from({ length: 7 }, () => ({ ownerId: 'ann' })),
      own,
    );
    const exported = await createMemberExportRepo(own, 3).of('ann');
    expect(exported?.get('items')?.map(({ id }) => id)).toEqual(items.map(({ id }) => id).sort());
  });

  it('contains no data of another member', async () => {
    const [member, other] = await Promise.all([createMember(), createMember()]);
    const text = JSON.stringify(await exportOf(member));
    expect(text).not.toContain(other.uid);
    expect(text).not.toContain(other.username);
  });
});
