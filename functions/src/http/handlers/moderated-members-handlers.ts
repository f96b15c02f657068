import type { MemberNotes } from '../../services/moderation/member-notes';
import type { MemberRecords } from '../../services/moderation/member-records';
import type { ModeratedMembers } from '../../services/moderation/moderated-members';
import type { Handlers } from '../handler';

interface ModeratedMembersParts {
  readonly moderatedMembers: ModeratedMembers;
  readonly memberRecords: MemberRecords;
  readonly memberNotes: MemberNotes;
}

export function createModeratedMembersHandlers({
  moderatedMembers,
  memberRecords,
  memberNotes,
}: ModeratedMembersParts): Handlers<
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
