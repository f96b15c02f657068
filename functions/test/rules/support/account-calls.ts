import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createAllSessionsRepo } from '../../../src/repos/all-sessions-repo';
import { createBylinesRepo } from '../../../src/repos/bylines-repo';
import { createEndedPlansRepo } from '../../../src/repos/ended-plans-repo';
import { createFeesRepo } from '../../../src/repos/fees-repo';
import { createLinkTokensRepo } from '../../../src/repos/link-tokens-repo';
import { createMailsRepo } from '../../../src/repos/mails-repo';
import { createMemberNamesRepo } from '../../../src/repos/member-names-repo';
import { newMember } from '../../../src/repos/new-member';
import { createPublicFieldsRepo } from '../../../src/repos/public-fields-repo';
import { createSessionsRepo } from '../../../src/repos/sessions-repo';
import { createUsageRepo } from '../../../src/repos/usage-repo';
import { createUsernamesRepo, profileFieldsOf } from '../../../src/repos/usernames-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { authority, byline, now, uid, username } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const session = {
  createdAt: now,
  lastSeenOn: '2026-11-21',
  deviceName: 'Chrome on Android',
  expiresAt: now,
};
const linkToken = {
  uid,
  purpose: 'change',
  email: 'new@example.com',
  previousEmail: null,
  requestedAt: now,
  expiresAt: now,
  usedBy: null,
} as const;
const member = newMember({ email: 'member@example.com' }, now);

/** Calls to the repos for accounts, and to the repos for data that belongs to only one member. */
export const ACCOUNT_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'users-repo.ts': callsOfRepo(createUsersRepo, {
    get: (users) => users.get(uid),
    createIfAbsent: (users) => users.createIfAbsent(authority, member),
    removeWithoutUsername: (users) => users.removeWithoutUsername(systemWorkFor('nobody'), now),
    setEmailVerified: (users) => users.setEmailVerified(authority, true, now),
    setShareSettings: (users) => users.setShareSettings(authority, { hidesFees: true }, now),
    setEmail: (users) => users.setEmail(authority, 'member@example.com', now),
  }),
  'public-fields-repo.ts': callsOfRepo(createPublicFieldsRepo, {
    change: (publicFields) => publicFields.change(authority, { instagramUrl: null }, now),
  }),
  'sessions-repo.ts': callsOfRepo(createSessionsRepo, {
    open: (sessions) =>
      sessions.open({ by: authority, id: 's1', record: session }, () => ({ updatedAt: now })),
    get: (sessions) => sessions.get(uid, 's1'),
    markSeen: (sessions) => sessions.markSeen(authority, 's1', { lastSeenOn: '2026-11-21' }),
    end: (sessions) => sessions.end(authority, 's1'),
    list: (sessions) => sessions.list(uid),
  }),
  'all-sessions-repo.ts': callsOfRepo(createAllSessionsRepo, {
    end: (allSessions) => allSessions.end(authority, () => ({ endedBefore: now })),
  }),
  'link-tokens-repo.ts': callsOfRepo((db) => createLinkTokensRepo(db, 'emailTokens'), {
    replace: (tokens) => tokens.replace('t1', linkToken),
    get: (tokens) => tokens.get('t1'),
    use: (tokens) => tokens.use('t1', 'key'),
    removeOf: (tokens) => tokens.removeOf(uid),
  }),
  'mails-repo.ts': callsOfRepo((db) => createMailsRepo(db, { now: () => now }), {
    create: (mails) => mails.create('m1', { kind: 'reset_password', to: 'a@b.test', uid: null }),
    hold: (mails) => mails.hold('m1', { at: now, until: now }),
    markCounted: (mails) => mails.markCounted('m1'),
    release: (mails) => mails.release('m1'),
    finish: (mails) => mails.finish({ id: 'm1', kind: 'reset_password' }, now),
  }),
  'usernames-repo.ts': callsOfRepo(createUsernamesRepo, {
    ownerOf: (usernames) => usernames.ownerOf(username),
    claim: (usernames) =>
      usernames.claim({
        by: authority,
        username,
        at: now,
        profileOf: (record) => ({ ...profileFieldsOf(record), createdAt: now }),
      }),
    releaseOldest: (usernames) => usernames.releaseOldest(authority),
  }),
  'member-names-repo.ts': callsOfRepo(createMemberNamesRepo, {
    startingWith: async (names) => [
      await names.startingWith('sell', 1, null),
      await names.startingWith('sell', 1, username),
    ],
    profilesOf: (names) => names.profilesOf([uid]),
    holdersOf: (names) => names.holdersOf([username]),
  }),
  'bylines-repo.ts': callsOfRepo(createBylinesRepo, {
    write: (bylines) => bylines.write(authority, byline),
    members: (bylines) => bylines.members(),
  }),
  'ended-plans-repo.ts': callsOfRepo(
    (db) => createEndedPlansRepo(db, { job: 'removeEndedBadges', pageSize: 1 }),
    {
      between: (endedPlans) => endedPlans.between(new Date(0), now),
      doneTo: (endedPlans) => endedPlans.doneTo(),
      setDoneTo: (endedPlans) => endedPlans.setDoneTo(now),
    },
  ),
  'usage-repo.ts': callsOfRepo(createUsageRepo, {
    countSubmissions: (usage) => usage.countSubmissions(uid, '2026-11'),
    addRecognition: (usage) => usage.addRecognition(uid, '2026-11-21', 30),
    removeRecognition: (usage) => usage.removeRecognition(uid, '2026-11-21'),
  }),
  'fees-repo.ts': callsOfRepo(createFeesRepo, {
    get: (fees) => fees.get(uid),
    set: (fees) => fees.set(authority, { ebay: { basisPoints: 1300, fixedCents: 30 } }),
  }),
};
