import type { FoundMember } from '@contract/schemas/mention';
import type { MemberNamesRepo, ReservedName } from '../../repos/member-names-repo';
import type { BlockedMembers, Reader } from '../blocking/blocked-members';

/** A second page is read only if earlier names or blocked members leave the first one short. */
const MAX_PAGES = 2;

interface MemberSearchDeps {
  readonly memberNames: Pick<MemberNamesRepo, 'startingWith' | 'profilesOf'>;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
}

interface MemberQuery {
  /** The start of a username. */
  readonly q: string;
  readonly limit: number;
}

export interface MemberSearch {
  /**
   * Returns up to `limit` members whose current username starts with `q`, in alphabetical order. Ignores case.
   * Reads a name and a profile for each member: 1 to 10 documents with the limit of 5. Earlier names of members stay
   * reserved among the others. It leaves them out, and members whom the reader has blocked, and reads up to 10 more in
   * their place. Behind 10 names it may miss members.
   */
  search(query: MemberQuery, reader: Reader): Promise<FoundMember[]>;
}

export function createMemberSearch({
  memberNames,
  blockedMembers,
}: MemberSearchDeps): MemberSearch {
  /** Leaves out earlier names, because the profile has the current one. */
  const currentOf = async (names: readonly ReservedName[]): Promise<FoundMember[]> => {
    const profiles = await memberNames.profilesOf([...new Set(names.map(({ uid }) => uid))]);
    const byName = new Map(profiles.map((profile) => [profile.username.toLowerCase(), profile]));
    return names.flatMap(({ lowercase }) => {
      const profile = byName.get(lowercase);
      if (!profile) return [];
      const { uid: id, ...shown } = profile;
      return [{ id, ...shown }];
    });
  };

  return {
    search: async ({ q, limit }, reader) => {
      const prefix = q.toLowerCase();
      // No username starts with an underscore.
      if (prefix.startsWith('_')) return [];
      const { ids: hidden } = await blockedMembers.of(reader);
      const found: FoundMember[] = [];
      let last: string | null = null;
      for (let page = 1; page <= MAX_PAGES; page += 1) {
        const names: ReservedName[] = await memberNames.startingWith(prefix, limit, last);
        const shown = (await currentOf(names)).filter(({ id }) => !hidden.has(id));
        found.push(...shown);
        last = names.at(-1)?.lowercase ?? null;
        if (names.length < limit || found.length >= limit) break;
      }
      return found.slice(0, limit);
    },
  };
}
