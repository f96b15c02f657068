import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberExportSchema, type SignInFacts } from '@contract/schemas/member-export';
import { describe, expect, it } from 'vitest';
import type { MemberExportRepo, MemberPart, StoredPart } from '../../repos/member-export-repo';
import { createMemberExports } from './member-exports';

const NOW = new Date('2026-11-22T12:00:00Z');
const AT = NOW.toISOString();

const partLike = (fields: StoredPart['fields'], id = 'p1', aboveId = 'owl'): StoredPart => ({
  ...{ id, aboveId },
  fields: { createdAt: AT, updatedAt: AT, ...fields },
});

const PARTS: Readonly<Record<MemberPart, StoredPart[]>> = {
  sessions: [
    partLike(
      { deviceName: 'Chrome on Android', lastSeenOn: '2026-11-22', expiresAt: AT },
      '5ec3e7',
    ),
  ],
  favorites: [partLike({}, 'bob')],
  notifiedSellers: [partLike({}, 'bob')],
  blocked: [partLike({ username: 'rude_one', userId: 'u7' }, 'u7')],
  achievements: [partLike({ unlockedAt: AT }, 'first-share')],
  progress: [partLike({ itemsShared: 2 }, 'totals')],
  receivedLikes: [partLike({ count: 3, asOf: 1 }, 'owl')],
  usage: [partLike({ month: '2026-11', n: 1 }, '2026-11-1')],
  sharedLinks: [partLike({}, '2026-11-22_owl_email')],
  notifications: [
    partLike({
      ...{ type: 'like', title: 'New like', message: '@bob liked it', isRead: false },
      ...{ itemId: 'owl', commentId: null, actorId: 'u9' },
    }),
  ],
  settings: [partLike({ ebay: 13.25 }, 'fees')],
};
const picture = {
  ...{ url: '/media/items/owl/a.webp', width: 1, height: 1, hasAvif: true },
  thumbnails: [{ url: '/media/items/owl/b.webp', width: 320, height: 320 }],
};
const VERIFY = partLike({ kind: 'verify_address', to: 'ann@example.com', token: 'hash' }, 'm1');
const CHANGE = partLike({ kind: 'confirm_new_address', to: 'new@example.com' }, 'm2');
const LINK = {
  ...{ uid: 'ann', purpose: 'change', email: 'new@example.com', previousEmail: 'ann@example.com' },
  ...{ requestedAt: AT, expiresAt: '2026-11-23T12:00:00.000Z', usedBy: null },
};
const repo: MemberExportRepo = {
  account: async () => partLike({ email: 'ann@example.com', bio: 'A new field' }),
  profile: async () => partLike({ username: 'ann_sells' }),
  part: async (_uid, part) => PARTS[part],
  usernames: async () => [partLike({ username: 'ann_sells', claimedAt: AT, uid: 'ann' })],
  items: async () => [partLike({ title: 'Owl', picture, likesCount: 1 }, 'owl')],
  comments: async () => [partLike({ content: 'Nice', parentId: null, userId: 'ann' }, 'c1')],
  likes: async () => [partLike({ userId: 'ann' })],
  reports: async () => [
    partLike({
      ...{ itemId: 'owl', commentId: 'c9', reason: 'spam', description: 'Bad', status: 'pending' },
      ...{ comment: { userId: 'u9', username: 'rude_one', content: 'A secret of theirs' } },
      itemOwnerId: 'u8',
    }),
  ],
  monthsWithTitle: async (_uid, title) => (title === 'mostLiked' ? [partLike({}, '2026-10')] : []),
  mailsTo: async () => [VERIFY, partLike({ expiresAt: AT }, 'finished')],
  mailsAbout: async () => [VERIFY, CHANGE],
  links: async () => [
    partLike(LINK, 'hash'),
    partLike({ ...LINK, expiresAt: AT }, 'expired'),
    partLike({ ...LINK, usedBy: 'key' }, 'used'),
  ],
};
const signIn: SignInFacts = {
  ...{ email: 'ann@example.com', isEmailVerified: true, displayName: null, pictureUrl: null },
  ...{ phoneNumber: null, createdAt: AT, lastSignedInAt: AT, lastSeenAt: null },
  methods: [],
};
const identity = { factsOf: async () => signIn };
const memberExports = createMemberExports({ identity, memberExport: repo, now: () => NOW });

describe('the export of a member', () => {
  const read = async () => {
    const { content } = await memberExports.of('ann');
    return memberExportSchema.parse(JSON.parse(String(content)));
  };

  it('is a dated file in which no list is empty and new fields of the account are included', async () => {
    const { filename } = await memberExports.of('ann');
    expect(filename).toBe('boloboard-my-data-2026-11-22.json');
    const exported = await read();
    expect(exported.account).toMatchObject({ bio: 'A new field' });
    expect(exported.profile).toMatchObject({ username: 'ann_sells' });
    expect(exported.signIn).toEqual(signIn);
    for (const [name, part] of Object.entries(exported))
      if (Array.isArray(part)) expect(part, name).not.toEqual([]);
  });

  it('has each mail once, also to a new address, and the links that still work', async () => {
    const { pendingMails, pendingLinks } = await read();
    expect(pendingMails.map(({ kind, to }) => [kind, to])).toEqual([
      ['verify_address', 'ann@example.com'],
      ['confirm_new_address', 'new@example.com'],
    ]);
    const { purpose, email, requestedAt, expiresAt } = LINK;
    expect(pendingLinks).toEqual([{ purpose, email, requestedAt, expiresAt }]);
  });

  it('names the addresses of all pictures of an item', async () => {
    expect((await read()).items[0]?.pictureUrls).toEqual([
      '/media/items/owl/a.webp',
      '/media/items/owl/b.webp',
      '/media/items/owl/b.avif',
    ]);
  });

  it('contains no secret and nothing private of others', async () => {
    const text = JSON.stringify(await read());
    for (const secret of ['5ec3e7', 'hash', 'A secret of theirs', 'u8', 'u9'])
      expect(text).not.toContain(secret);
  });

  it('throws unauthorized when there is no such member', async () => {
    const nobody = createMemberExports({
      identity,
      memberExport: { ...repo, account: async () => null },
      now: () => NOW,
    });
    await expect(nobody.of('ann')).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

/** Every collection, with the part of the export that holds it, or the reason why it is left out. */
const COLLECTIONS: Readonly<
  Record<string, keyof typeof memberExportSchema.shape | { leftOut: string }>
> = {
  users: 'account',
  profiles: 'profile',
  usernames: 'usernames',
  sessions: 'devices',
  items: 'items',
  comments: 'comments',
  likes: 'likes',
  reports: 'reports',
  favorites: 'favorites',
  notifiedSellers: 'notifiedSellers',
  blocked: 'blocked',
  achievements: 'achievements',
  progress: 'totals',
  receivedLikes: 'likesReceived',
  usage: 'usage',
  sharedLinks: 'sharedLinks',
  notifications: 'notifications',
  settings: 'settings',
  championTitles: 'championTitles',
  mails: 'pendingMails',
  actors: { leftOut: 'says who is in a notification of several, whose message names them' },
  pushTokens: { leftOut: 'secrets: each lets its holder notify the device' },
  passwordResets: 'pendingLinks',
  emailTokens: 'pendingLinks',
  accountDeletions: { leftOut: 'a member who is being deleted cannot export' },
  rateLimits: { leftOut: 'counts that end after a day, under hashes' },
  catalogue: { leftOut: 'a copy of the items' },
  counters: { leftOut: 'nothing of a member' },
  pageViews: { leftOut: 'nothing of a member' },
  jobs: { leftOut: 'nothing of a member' },
  billingEvents: { leftOut: 'nothing writes it yet' },
  auditLog: { leftOut: 'nothing writes it yet' },
};

const ROOT = join(import.meta.dirname, '../../../..');
const FUNCTIONS = join(ROOT, 'functions/src/repos');

/** Finds names in paths like `users/${uid}/usage/${id}` and in collection('items') or collectionGroup('likes'). */
function collectionsIn(text: string): string[] {
  const paths = [...text.matchAll(/(doc|collection|collectionGroup)\(\s*[`'"]([^`'"]+)[`'"]/g)];
  // A document with one name is below a collection that the repo names elsewhere.
  const absolute = paths.filter(([, kind, path = '']) => kind !== 'doc' || path.includes('/'));
  return absolute.flatMap(([, , path = '']) =>
    path.split('/').filter((segment, place) => place % 2 === 0 && /^[a-zA-Z]+$/.test(segment)),
  );
}

describe('the export of everything', () => {
  it('names each collection of the rules and the repos', () => {
    const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
    const inRules = [...rules.matchAll(/match \/([a-zA-Z]+)\/\{/g)].map(([, name = '']) => name);
    const serverOnly = /Server only: ([^.]*?),? and\s/.exec(
      rules.replaceAll(/\n\s*\/\/ ?/g, ' '),
    )?.[1];
    const inRepos = globSync('*.ts', { cwd: FUNCTIONS })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => collectionsIn(readFileSync(join(FUNCTIONS, file), 'utf8')));
    const known = new Set([
      ...inRules.filter((name) => name !== 'databases'),
      ...(serverOnly ?? '').split(', '),
      ...inRepos,
    ]);
    expect([...known].filter((name) => !(name in COLLECTIONS))).toEqual([]);
    expect(known.size).toBeGreaterThan(25);
  });

  it('has a part for each collection that is not left out', () => {
    const parts = Object.values(COLLECTIONS).filter((it) => typeof it === 'string');
    const shape = Object.keys(memberExportSchema.shape);
    const others = ['format', 'version', 'exportedAt', 'signIn'];
    expect([...new Set([...parts, ...others])].sort()).toEqual(shape.sort());
  });
});
