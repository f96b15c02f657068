import type { WithEtag } from '@contract/endpoints/define-endpoint';
import { memberPictureUrlOf } from '@contract/rules/member-picture';
import { isPremiumAt } from '@contract/rules/premium';
import {
  type MembersPage,
  type MembersQuery,
  MEMBERS_FOR_ADMINS_MESSAGES,
  type MemberListEntry,
  type MemberSheetData,
} from '@contract/schemas/members-for-admins';
import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { currentSuspension, suspensionEndOf } from '../../domain/moderation/current-suspension';
import { membersCursor, parseMembersCursor } from '../../domain/moderation/members-cursor';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { AdminsRepo } from '../../repos/admins-repo';
import type { AuditLogRepo } from '../../repos/audit-log-repo';
import type { MemberNotesRepo, StoredMemberNote } from '../../repos/member-notes-repo';
import type { MemberReportsRepo } from '../../repos/member-reports-repo';
import type { FoundMember, MembersForAdminsRepo } from '../../repos/members-for-admins-repo';
import type { ReportsRepo } from '../../repos/reports-repo';
import type { RulingsRepo } from '../../repos/rulings-repo';
import type { StoredSession } from '../../repos/sessions-repo';
import { subscriptionOf, type UserRecord } from '../../repos/users-repo';
import type { ActiveSessionReader } from '../accounts/active-session-reader';
import { auditEntryView } from './audit-log';
import type { MemberFinding } from './member-finding';

/** What every call that acts on a member returns. */
export type MemberResponse = WithEtag<{ readonly member: MemberSheetData }>;

/** The members as admins see them. A member whose account is being deleted does not exist for admins any more. */
export interface MembersForAdmins {
  /** Returns a page of members. Throws AppError 'bad_request' for a cursor that belongs to another list. */
  list(query: MembersQuery): Promise<MembersPage>;
  /**
   * Returns a member, with the entity tag that later calls about the member must send in `If-Match`. Throws AppError
   * 'not_found' if there is no such member.
   */
  get(actor: Actor, memberId: string): Promise<MemberResponse>;
}

interface MembersForAdminsDeps {
  readonly membersForAdmins: MembersForAdminsRepo;
  readonly memberReports: Pick<MemberReportsRepo, 'count'>;
  readonly memberNotes: Pick<MemberNotesRepo, 'newest'>;
  readonly memberFinding: MemberFinding;
  readonly admins: Pick<AdminsRepo, 'list'>;
  readonly auditLog: Pick<AuditLogRepo, 'newestAbout'>;
  readonly reports: Pick<ReportsRepo, 'recordOf'>;
  readonly rulings: Pick<RulingsRepo, 'get'>;
  readonly activeSessionReader: ActiveSessionReader;
  readonly now: () => Date;
}

export function createMembersForAdminsService(deps: MembersForAdminsDeps): MembersForAdmins {
  const { membersForAdmins, admins, now } = deps;
  return {
    list: async (query) => {
      const [{ members, next }, adminIds] = await Promise.all([pageOf(query, deps), idsOf(admins)]);
      return {
        members: members.map((found) =>
          memberView(found, { isAdmin: adminIds.has(found.uid), now: now() }),
        ),
        next,
      };
    },
    get: async (actor, memberId) => {
      const [[found], adminIds, page] = await Promise.all([
        membersForAdmins.byId([memberId]),
        idsOf(admins),
        partsOf(memberId, deps),
      ]);
      if (!found) throw new AppError('not_found', MEMBERS_FOR_ADMINS_MESSAGES.missing);
      const facts = { isAdmin: adminIds.has(memberId), now: now() };
      const suspension = currentSuspension(found.record, facts.now);
      const ruling = suspension && (await deps.rulings.get(suspension.rulingId));
      const view = memberPageView(found, { ...facts, suspendedBy: ruling?.by ?? null });
      const member = { ...view, ...page, isOwn: actor.uid === memberId };
      return { body: { member }, etag: member.version };
    },
  };
}

const idsOf = async (admins: Pick<AdminsRepo, 'list'>): Promise<ReadonlySet<string>> =>
  new Set(await admins.list());

interface Page {
  readonly members: readonly FoundMember[];
  readonly next: string | null;
}

async function pageOf(
  { q = '', only, cursor }: MembersQuery,
  { membersForAdmins, memberFinding, admins, now }: MembersForAdminsDeps,
): Promise<Page> {
  if (q === '' && only === 'admins')
    return { members: await membersForAdmins.byId(await admins.list()), next: null };
  const timed = only === 'suspended' ? 'suspended' : 'newest';
  const list = q === '' ? timed : 'search';
  const after = cursor === undefined ? null : parseMembersCursor(list, cursor);
  if (cursor !== undefined && after === null)
    throw new AppError('bad_request', MODERATION_MESSAGES.otherCursor);
  const suspendedAt = list === 'suspended' ? now() : null;
  const { members, next } =
    list === 'search'
      ? await memberFinding({ q, after })
      : await membersForAdmins.list({ suspendedAt, after });
  return { members, next: next && membersCursor(list, next) };
}

/** Returns what is stored about a member outside the member's own document. */
async function partsOf(
  memberId: string,
  deps: MembersForAdminsDeps,
): Promise<Pick<MemberSheetData, 'counts' | 'reporter' | 'sessions' | 'decisions' | 'notes'>> {
  const [items, reports, reporter, sessions, decisions, notes] = await Promise.all([
    deps.membersForAdmins.countItems(memberId, deps.now()),
    deps.memberReports.count(memberId),
    deps.reports.recordOf(memberId),
    deps.activeSessionReader(memberId),
    deps.auditLog.newestAbout(memberId),
    deps.memberNotes.newest(memberId),
  ]);
  return {
    counts: {
      items: items.items,
      hiddenItems: items.hidden,
      reportsMade: reports.made,
      reportsReceived: reports.received,
    },
    reporter,
    sessions: sessions.map(sessionView),
    decisions: decisions.map(auditEntryView),
    notes: notes.map(noteView),
  };
}

interface MemberFacts {
  readonly isAdmin: boolean;
  readonly now: Date;
}

/** Returns a member as lists for admins show them. */
function memberView({ uid, record }: FoundMember, { isAdmin, now }: MemberFacts): MemberListEntry {
  const suspension = currentSuspension(record, now);
  return {
    id: uid,
    username: record.username,
    email: record.email,
    pictureUrl: memberPictureUrlOf(record),
    createdAt: record.createdAt.toISOString(),
    isPremium: isPremiumAt(subscriptionOf(record), now),
    isAdmin,
    suspension: suspension && { until: suspensionEndOf(suspension) },
  };
}

interface PageFacts extends MemberFacts {
  /**
   * The username of the admin who suspended the member. Null if the member is not suspended or the username is not
   * stored.
   */
  readonly suspendedBy: string | null;
}

/** Returns the data of a member's page that comes from the member's own document. */
function memberPageView(
  found: FoundMember,
  facts: PageFacts,
): Omit<MemberSheetData, 'isOwn' | 'counts' | 'reporter' | 'sessions' | 'decisions' | 'notes'> {
  const { record } = found;
  const suspension = currentSuspension(record, facts.now);
  return {
    ...memberView(found, facts),
    firstName: record.firstName,
    lastName: record.lastName,
    ...subscriptionOf(record),
    suspension: suspension && {
      since: suspension.since.toISOString(),
      until: suspensionEndOf(suspension),
      text: suspension.text,
      by: facts.suspendedBy,
    },
    version: versionOf(record, facts.now),
  };
}

/**
 * Returns the version of a member, which an admin's call must send in `If-Match`. It is the id of the ruling of the
 * current suspension, or 'none' if the member is not suspended.
 */
const versionOf = (record: Pick<UserRecord, 'suspension'>, now: Date): string =>
  currentSuspension(record, now)?.rulingId ?? 'none';

const sessionView = ({ record }: StoredSession): MemberSheetData['sessions'][number] => ({
  deviceName: record.deviceName,
  createdAt: record.createdAt.toISOString(),
  lastSeenOn: record.lastSeenOn,
});

const noteView = ({ id, record }: StoredMemberNote): MemberSheetData['notes'][number] => ({
  id,
  text: record.text,
  by: record.by,
  at: record.at.toISOString(),
});
