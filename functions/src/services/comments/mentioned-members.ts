import { mentionedNames } from '@contract/rules/mentions';
import type { MemberNamesRepo } from '../../repos/member-names-repo';
import type { MentionedMember } from '../../repos/stored-mentions';

export interface MentionedMembers {
  /**
   * Returns the members whom a text mentions. The first 10 different names count, also those that no member has, and
   * each costs 1 read. An earlier name of a member counts as long as it is reserved.
   */
  in(text: string): Promise<MentionedMember[]>;
}

interface MentionedMembersDeps {
  readonly memberNames: Pick<MemberNamesRepo, 'holdersOf'>;
}

export const createMentionedMembers = ({
  memberNames,
}: MentionedMembersDeps): MentionedMembers => ({
  in: (text) => memberNames.holdersOf(mentionedNames(text)),
});
