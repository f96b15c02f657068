import type { FoundMember } from '@contract/schemas/mention';
import type { MemberNamesRepo, ReservedName } from '../../repos/member-names-repo';
import type { BlockedMembers, ReaderContext } from '../blocking/blocked-members';

/**
 * The maximum number of pages of names that a search reads. It reads the second page only if names of the first page
 * are left out.
 */
const MAX_PAGES = 2;

interface MemberSearchDeps {
  readonly memberNames: Pick<MemberNamesRepo, 'startingWith' | 'profilesOf'>;
  readonly blockedMembers: Pick<BlockedMembers, 'of'>;
}

interface MemberQuery {
  /** The beginning of a username. */
  readonly q: string;
  readonly limit: number;
}

export interface MemberSearch {
  /**
   * Returns up to `limit` members whose current username starts with `q`, in alphabetical order. Ignores case. Reads a
   * name and a profile for each member: at most 10 documents with the limit of 5. Leaves out reserved earlier names and
   * members whom the reader has blocked, and reads up to 10 more documents to replace them. If more names than that are
   * left out, the result can lack members.
   */
  search(query: MemberQuery, reader: ReaderContext): Promise<FoundMember[]>;
}

export function createMemberSearch({
  memberNames,
  blockedMembers,
}: MemberSearchDeps): MemberSearch {
  /** Returns the members whose current name is in `names`. Leaves out members who are found only by an earlier name. */
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
