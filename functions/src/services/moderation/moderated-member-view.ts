import { memberPictureOf } from '@contract/rules/member-picture';
import { isPremiumAt } from '@contract/rules/premium';
import type { ModeratedMember, ModeratedMemberPage } from '@contract/schemas/moderated-member';
import { currentSuspension, endOf } from '../../domain/moderation/current-suspension';
import type { StoredMemberNote } from '../../repos/member-notes-repo';
import type { FoundMember } from '../../repos/moderated-members-repo';
import type { StoredSession } from '../../repos/sessions-repo';
import { subscriptionOf, type UserRecord } from '../../repos/users-repo';

interface MemberFacts {
  readonly isAdmin: boolean;
  readonly now: Date;
}

/** Returns a member as lists for admins show them. */
export function memberView(
  { uid, record }: FoundMember,
  { isAdmin, now }: MemberFacts,
): ModeratedMember {
  const suspension = currentSuspension(record, now);
  return {
    id: uid,
    username: record.username,
    email: record.email,
    pictureUrl: memberPictureOf(record),
    createdAt: record.createdAt.toISOString(),
    isPremium: isPremiumAt(subscriptionOf(record), now),
    isAdmin,
    suspension: suspension && { until: endOf(suspension) },
  };
}

interface PageFacts extends MemberFacts {
  /** The admin who suspended the member. Null if there is none. */
  readonly suspendedBy: string | null;
}

/** What the member's own document says on their page. */
export function memberPageView(
  found: FoundMember,
  facts: PageFacts,
): Omit<ModeratedMemberPage, 'isOwn' | 'counts' | 'reporter' | 'sessions' | 'decisions' | 'notes'> {
  const { record } = found;
  const suspension = currentSuspension(record, facts.now);
  return {
    ...memberView(found, facts),
    ...{ firstName: record.firstName, lastName: record.lastName },
    ...subscriptionOf(record),
    suspension: suspension && {
      since: suspension.since.toISOString(),
      until: endOf(suspension),
      text: suspension.text,
      by: facts.suspendedBy,
    },
    version: versionOf(record, facts.now),
  };
}

/** What `If-Match` of a suspension names: the current one. One that has run out counts no longer. */
const versionOf = (record: Pick<UserRecord, 'suspension'>, now: Date): string =>
  currentSuspension(record, now)?.rulingId ?? 'none';

export const sessionView = ({
  record,
}: StoredSession): ModeratedMemberPage['sessions'][number] => ({
  deviceName: record.deviceName,
  createdAt: record.createdAt.toISOString(),
  lastSeenOn: record.lastSeenOn,
});

export const noteView = ({
  id,
  record,
}: StoredMemberNote): ModeratedMemberPage['notes'][number] => ({
  ...{ id, text: record.text, by: record.by },
  at: record.at.toISOString(),
});
