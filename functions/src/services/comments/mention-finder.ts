import { mentionedNames } from '@contract/rules/mentions';
import type { MemberNamesRepo } from '../../repos/member-names-repo';
import type { MentionedMember } from '../../repos/stored-mentions';

export interface MentionFinder {
  /**
   * Returns the members whom a text mentions. Looks up only the first 10 different names, including names that no
   * member has. Each name costs 1 read. An earlier name of a member also mentions the member, as long as the name is
   * reserved.
   */
  in(text: string): Promise<MentionedMember[]>;
}

interface MentionFinderDeps {
  readonly memberNames: Pick<MemberNamesRepo, 'holdersOf'>;
}

export const createMentionFinder = ({ memberNames }: MentionFinderDeps): MentionFinder => ({
  in: (text) => memberNames.holdersOf(mentionedNames(text)),
});
