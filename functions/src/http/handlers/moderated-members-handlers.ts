import type { MemberNotes } from '../../services/moderation/member-notes';
import type { MemberSheetReader } from '../../services/moderation/member-sheet-reader';
import type { MembersForAdmins } from '../../services/moderation/members-for-admins';
import type { Sanctions } from '../../services/moderation/sanctions';
import type { Handlers } from '../handler';

interface ModeratedMembersDeps {
  readonly moderatedMembers: MembersForAdmins;
  readonly memberRecords: MemberSheetReader;
  readonly memberNotes: MemberNotes;
}

export function createModeratedMembersHandlers({
  moderatedMembers,
  memberRecords,
  memberNotes,
}: ModeratedMembersDeps): Handlers<
  'listMembers' | 'getMember' | 'listMemberItems' | 'listMemberReports' | 'addMemberNote'
> {
  return {
    listMembers: ({ query }) => moderatedMembers.list(query),
    getMember: ({ params }, { actor }) => moderatedMembers.get(actor, params.memberId),
    listMemberItems: ({ params: { memberId }, query: { cursor } }) =>
      memberRecords.items({ memberId, cursor }),
    listMemberReports: ({ params: { memberId }, query: { direction, cursor } }, { actor }) =>
      memberRecords.reports({ memberId, direction, cursor, actor }),
    addMemberNote: ({ params: { memberId }, body: { text } }, { actor, idempotencyKey }) =>
      memberNotes.add({ actor, memberId, text, idempotencyKey }),
  };
}

/**
 * Creates the handlers for suspensions and other sanctions. These handlers have a separate factory, because they also
 * need the service that ends the sign-ins of members.
 */
export function createSanctionsHandlers({
  sanctions,
}: {
  readonly sanctions: Sanctions;
}): Handlers<'warnMember' | 'suspendMember' | 'restoreMember'> {
  return {
    warnMember: ({ params: { memberId }, body: { text } }, { actor, idempotencyKey }) =>
      sanctions.warn({ actor, memberId, text, idempotencyKey }),
    suspendMember: ({ params: { memberId }, body, ifMatch }, { actor, idempotencyKey }) =>
      sanctions.suspend({ ...body, actor, memberId, version: ifMatch, idempotencyKey }),
    restoreMember: ({ params: { memberId }, ifMatch }, { actor }) =>
      sanctions.restore({ actor, memberId, version: ifMatch }),
  };
}
