import { type DocumentData, FieldPath, type Firestore } from 'firebase-admin/firestore';
import { readDocuments, type Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import type { MentionedMember } from './stored-mentions';

/** The fields of a profile that a search returns. */
const SHOWN = ['username', 'customProfileImageUrl', 'profileImageUrl', 'isPremiumUser'] as const;

export interface ReservedName {
  readonly lowercase: string;
  readonly uid: string;
}

export interface ShownProfile extends Pick<Stored<'profiles'>, (typeof SHOWN)[number]> {
  readonly uid: string;
}

/** Reads the current and earlier names of members, and the members' profiles. */
export interface MemberNamesRepo {
  /**
   * Returns up to `limit` names in lower case that start with `prefix`, after the name `after`. Costs at least 1 read.
   */
  startingWith(prefix: string, limit: number, after: string | null): Promise<ReservedName[]>;
  /** Returns the profiles that exist. Costs 1 read for each uid. */
  profilesOf(uids: readonly string[]): Promise<ShownProfile[]>;
  /**
   * Returns the names that are reserved, each with its member. The given names must be in lower case. Costs 1 read for
   * each name.
   */
  holdersOf(names: readonly string[]): Promise<MentionedMember[]>;
}

/** A character that sorts after all characters of usernames. */
const LAST = '\u{f8ff}';

export function createMemberNamesRepo(db: Firestore): MemberNamesRepo {
  const { usernames, profiles } = collections;
  const existing = async <Of extends DocumentData>(refs: readonly Reference<Of>[]) => {
    const snapshots = refs.length > 0 ? await readDocuments(db, ...refs) : [];
    return snapshots.filter(({ exists }) => exists);
  };

  return {
    startingWith: async (prefix, limit, after) => {
      const names = usernames.in(db).orderBy(FieldPath.documentId());
      const rest = after === null ? names.startAt(prefix) : names.startAfter(after);
      const { docs } = await rest
        .endBefore(prefix + LAST)
        .limit(limit)
        .get();
      return docs.map((name) => ({
        lowercase: name.id,
        uid: usernames.pick(name, 'uid').uid,
      }));
    },
    profilesOf: async (uids) => {
      const found = await existing(uids.map((uid) => profiles.doc(db, { uid })));
      return found.map((profile) => ({ uid: profile.id, ...profiles.pick(profile, ...SHOWN) }));
    },
    holdersOf: async (names) => {
      const found = await existing(names.map((lowercase) => usernames.doc(db, { lowercase })));
      return found.map((name) => {
        const { uid, ...shown } = usernames.pick(name, 'uid', 'username', 'isPremiumUser');
        return { userId: uid, ...shown };
      });
    },
  };
}
