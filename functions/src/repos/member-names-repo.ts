import { textOrNull } from '@contract/schemas/firestore-fields';
import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { MentionedMember } from './stored-mentions';

const reservationSchema = z.object({
  uid: z.string(),
  username: z.string(),
  /** The badge. `copyByline` writes it, so that a mention costs no second read. */
  isPremiumUser: z._default(z.boolean(), false),
});
/** The fields of `profiles/{uid}` that a search shows. */
const profileSchema = z.object({
  username: z.string(),
  customProfileImageUrl: z._default(textOrNull, null),
  profileImageUrl: z._default(textOrNull, null),
  isPremiumUser: z._default(z.boolean(), false),
});

export interface ReservedName {
  readonly lowercase: string;
  readonly uid: string;
}

export interface ShownProfile extends z.infer<typeof profileSchema> {
  readonly uid: string;
}

/** Reads `usernames/{lowercase}`, the current and earlier names of members, and their profiles. */
export interface MemberNamesRepo {
  /** Returns up to `limit` names in lower case that start with `prefix`, after the name `after`. At least 1 read. */
  startingWith(prefix: string, limit: number, after: string | null): Promise<ReservedName[]>;
  /** Returns the profiles that exist. 1 read for each uid. */
  profilesOf(uids: readonly string[]): Promise<ShownProfile[]>;
  /** Returns the names that are reserved, with their members. Names are in lower case. 1 read for each. */
  holdersOf(names: readonly string[]): Promise<MentionedMember[]>;
}

/** Sorts after every character of a username. */
const LAST = '\u{f8ff}';

export function createMemberNamesRepo(db: Firestore): MemberNamesRepo {
  const readAll = async (paths: readonly string[]) => {
    if (paths.length === 0) return [];
    const snapshots = await db.getAll(...paths.map((path) => db.doc(path)));
    return snapshots.filter(({ exists }) => exists);
  };

  return {
    startingWith: async (prefix, limit, after) => {
      const names = db.collection('usernames').orderBy(FieldPath.documentId());
      const rest = after === null ? names.startAt(prefix) : names.startAfter(after);
      const { docs } = await rest
        .endBefore(prefix + LAST)
        .limit(limit)
        .get();
      return docs.map((name) => ({
        lowercase: name.id,
        uid: reservationSchema.parse(name.data()).uid,
      }));
    },
    profilesOf: async (uids) => {
      const profiles = await readAll(uids.map((uid) => `profiles/${uid}`));
      return profiles.map((profile) => ({
        uid: profile.id,
        ...profileSchema.parse(profile.data()),
      }));
    },
    holdersOf: async (names) => {
      const reservations = await readAll(names.map((name) => `usernames/${name}`));
      return reservations.map((reservation) => {
        const { uid, ...shown } = reservationSchema.parse(reservation.data());
        return { userId: uid, ...shown };
      });
    },
  };
}
