import { USERNAME_MAX_LENGTH } from '@contract/schemas/username';
import { MEMBERS_PER_PAGE } from '@contract/schemas/members-for-admins';
import { userIdSchema } from '@contract/schemas/user';
import { foldText } from '../../domain/fold-text';
import type { MemberNamesRepo } from '../../repos/member-names-repo';
import type { FoundMember, MembersForAdminsRepo } from '../../repos/members-for-admins-repo';

export interface MemberSearchRequest {
  /**
   * The text to find: the beginning of a username, with or without '@', a whole email address, or an id. It is not
   * empty.
   */
  readonly q: string;
  /** The username in lower case after which the page starts. Null to start with the first username. */
  readonly after: string | null;
}

export interface FoundMembers {
  readonly members: readonly FoundMember[];
  readonly next: string | null;
}

/**
 * Finds members for admins, in alphabetical order of their usernames. Ignores case and accents. Also finds members by
 * their reserved earlier usernames, because admins read these in old entries of the audit log. Reads 2 documents for
 * each member, and up to 2 more.
 */
export type MemberFinding = (request: MemberSearchRequest) => Promise<FoundMembers>;

interface MemberFindingDeps {
  readonly membersForAdmins: Pick<MembersForAdminsRepo, 'byId' | 'byEmail'>;
  readonly memberNames: Pick<MemberNamesRepo, 'startingWith'>;
}

/** The beginning of a username. No username starts with an underscore. */
const USERNAME_PREFIX = new RegExp(`^[a-z0-9][a-z0-9_]{0,${String(USERNAME_MAX_LENGTH - 1)}}$`);

export function createMemberFinding({
  membersForAdmins,
  memberNames,
}: MemberFindingDeps): MemberFinding {
  const withName = async (q: string, after: string | null) => {
    const prefix = foldText(q);
    if (!USERNAME_PREFIX.test(prefix)) return { uids: [], next: null };
    const names = await memberNames.startingWith(prefix, MEMBERS_PER_PAGE + 1, after);
    const shown = names.slice(0, MEMBERS_PER_PAGE);
    const isMore = names.length > shown.length;
    return {
      uids: shown.map(({ uid }) => uid),
      next: isMore ? (shown.at(-1)?.lowercase ?? null) : null,
    };
  };

  return async ({ q, after }) => {
    // Removes the '@' that pages show before usernames. Usernames and ids contain no '@'.
    const name = q.replace(/^@/, '');
    if (name.includes('@'))
      return { members: await membersForAdmins.byEmail(q.toLowerCase()), next: null };
    const { uids, next } = await withName(name, after);
    const isId = after === null && userIdSchema.safeParse(name).success;
    const wanted = new Set([...(isId ? [name] : []), ...uids]);
    return { members: await membersForAdmins.byId([...wanted]), next };
  };
}
