import type { MemberNotes } from '../../services/moderation/member-notes';
import type { MemberSheetReader } from '../../services/moderation/member-sheet-reader';
import type { MembersForAdmins } from '../../services/moderation/members-for-admins';
import type { Sanctions } from '../../services/moderation/sanctions';
import type { Handlers } from '../handler';

interface MembersForAdminsDeps {
  readonly membersForAdmins: MembersForAdmins;
  readonly memberSheetReader: MemberSheetReader;
  readonly memberNotes: MemberNotes;
}

export function createMembersForAdminsHandlers({
  membersForAdmins,
  memberSheetReader,
  memberNotes,
}: MembersForAdminsDeps): Handlers<
  'listMembers' | 'getMember' | 'listMemberItems' | 'listMemberReports' | 'addMemberNote'
> {
  return {
    listMembers: ({ query }) => membersForAdmins.list(query),
    getMember: ({ params }, { actor }) => membersForAdmins.get(actor, params.memberId),
    listMemberItems: ({ params: { memberId }, query: { cursor } }) =>
      memberSheetReader.items({ memberId, cursor }),
    listMemberReports: ({ params: { memberId }, query: { direction, cursor } }, { actor }) =>
      memberSheetReader.reports({ memberId, direction, cursor, actor }),
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
