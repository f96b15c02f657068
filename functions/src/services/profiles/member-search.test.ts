import { describe, expect, it } from 'vitest';
import { createMemberSearch } from './member-search';

const READER = { actor: { uid: 'reader' }, blocksSince: null };

/**
 * Creates a search over reserved names. `reserved` has pairs of a name and the uid of its member. The first name of a
 * uid is the member's current name. `blocked` has the uids of the members whom the reader has blocked.
 */
function searchOver(
  reserved: readonly (readonly [name: string, uid: string])[],
  blocked: readonly string[] = [],
) {
  let reads = 0;
  const sorted = reserved
    .map(([name, uid]) => ({ lowercase: name.toLowerCase(), uid }))
    .toSorted((a, b) => (a.lowercase < b.lowercase ? -1 : 1));
  const currentName = (uid: string) => reserved.find((it) => it[1] === uid)?.[0] ?? '';
  const memberSearch = createMemberSearch({
    blockedMembers: { of: async () => ({ ids: new Set(blocked), key: blocked.join('/') }) },
    memberNames: {
      startingWith: async (prefix, limit, after) => {
        const rest = sorted.filter(({ lowercase }) => lowercase > (after ?? ''));
        const names = rest.filter(({ lowercase }) => lowercase.startsWith(prefix)).slice(0, limit);
        reads += Math.max(1, names.length);
        return names;
      },
      profilesOf: async (uids) => {
        reads += uids.length;
        return uids.map((uid) => ({
          uid,
          username: currentName(uid),
          customProfileImageUrl: null,
          profileImageUrl: null,
          isPremiumUser: false,
        }));
      },
    },
  });
  return {
    namesFor: async (q: string) =>
      (await memberSearch.search({ q, limit: 5 }, READER)).map(({ username }) => username),
    readsSoFar: () => reads,
  };
}

const numbered = (count: number, start = 0) =>
  Array.from({ length: count }, (_, n) => [`tom_${n + start}`, `uid-${n + start}`] as const);

describe('a search for members', () => {
  it('returns the first 5 members in alphabetical order, ignoring case, with 10 reads', async () => {
    const { namesFor, readsSoFar } = searchOver([['TOM', 'uid'], ...numbered(7), ['ann', 'a']]);
    expect(await namesFor('tOm')).toEqual(['TOM', 'tom_0', 'tom_1', 'tom_2', 'tom_3']);
    expect(readsSoFar()).toBe(10);
  });

  it('reads 1 document when no name matches, and no document when the text cannot be the beginning of a name', async () => {
    const { namesFor, readsSoFar } = searchOver(numbered(2));
    expect(await namesFor('x')).toEqual([]);
    expect(readsSoFar()).toBe(1);
    expect(await namesFor('_tom')).toEqual([]);
    expect(readsSoFar()).toBe(1);
  });

  it('leaves out earlier names, and reads a second page to replace them', async () => {
    const { namesFor, readsSoFar } = searchOver([
      ['zoe', 'z'],
      ['tom', 'z'],
      ['tom_00', 'z'],
      ...numbered(5),
    ]);
    expect(await namesFor('tom')).toEqual(['tom_0', 'tom_1', 'tom_2', 'tom_3', 'tom_4']);
    expect(readsSoFar()).toBe(5 + 4 + 2 + 2);
  });

  it('leaves out members whom the reader has blocked, and reads a second page to replace them', async () => {
    const { namesFor } = searchOver(numbered(7), ['uid-1', 'uid-3']);
    expect(await namesFor('tom')).toEqual(['tom_0', 'tom_2', 'tom_4', 'tom_5', 'tom_6']);
  });

  it('reads at most 20 documents', async () => {
    const earlier = Array.from({ length: 20 }, (_, n) => {
      const letter = String.fromCharCode(97 + n);
      return [
        [`zoe_${letter}`, `uid-${letter}`],
        [`tom_${letter}`, `uid-${letter}`],
      ] as const;
    }).flat();
    const { namesFor, readsSoFar } = searchOver(earlier);
    expect(await namesFor('tom')).toEqual([]);
    expect(readsSoFar()).toBe(20);
  });
});
