import { actorFor, authorizeForTest } from '../../../src/lib/authority.test-support';
import { createMemberNotesRepo } from '../../../src/repos/member-notes-repo';
import { createMemberReportsRepo } from '../../../src/repos/member-reports-repo';
import { createMembersForAdminsRepo } from '../../../src/repos/members-for-admins-repo';
import { now } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const member = authorizeForTest({ memberId: 'missing' });
const note = {
  member,
  admin: actorFor('admin'),
  noteId: 'n1',
  text: 'Asked',
  key: 'key',
  at: now,
};
const afterTime = '1764000000000000.a1';
const afterReport = {
  sort: 'newest',
  isGrouped: false,
  value: null,
  at: 1,
  key: '10000001',
} as const;

/** Calls to the repos for what admins read and write about members. */
export const MEMBER_FOR_ADMINS_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> =
  {
    'members-for-admins-repo.ts': callsOfRepo(createMembersForAdminsRepo, {
      list: async (members) => [
        await members.list({ suspendedAt: null, after: null }),
        await members.list({ suspendedAt: null, after: afterTime }),
        await members.list({ suspendedAt: now, after: null }),
        await members.list({ suspendedAt: now, after: afterTime }),
      ],
      byId: (members) => members.byId(['reader']),
      byEmail: (members) => members.byEmail('reader@example.com'),
      items: async (members) => [
        await members.items({ uid: 'reader', after: null, now }),
        await members.items({ uid: 'reader', after: afterTime, now }),
      ],
      countItems: (members) => members.countItems('reader', now),
    }),
    'member-reports-repo.ts': callsOfRepo(createMemberReportsRepo, {
      list: (reports) =>
        Promise.all(
          (['made', 'received'] as const).flatMap((direction) => [
            reports.list({ uid: 'reader', direction, after: null }),
            reports.list({ uid: 'reader', direction, after: afterReport }),
          ]),
        ),
      count: (reports) => reports.count('reader'),
    }),
    'member-notes-repo.ts': callsOfRepo(createMemberNotesRepo, {
      add: (notes) => notes.add(note),
      newest: (notes) => notes.newest('reader'),
    }),
  };
