import type { MemberExport } from '@contract/schemas/member-export';

/** The parts of a member's export that come from Firestore. */
export type ExportPart = Exclude<
  keyof MemberExport,
  'format' | 'version' | 'exportedAt' | 'signIn'
>;

/** The steps of an erasure that delete the documents that their rows name. */
export type DeletionStep = 'billing' | 'profile' | 'favorites' | 'tokens' | 'names' | 'member';

/** All steps of an erasure that change Firestore. `account-erasure.ts` runs them in its order. */
export type ErasureStep =
  | DeletionStep
  | 'items'
  | 'likes'
  | 'comments'
  | 'mentions'
  | 'blocks'
  | 'notifications'
  | 'reports'
  | 'rulings'
  | 'auditLog'
  | 'memberNotes'
  | 'titles'
  | 'mails'
  | 'parts';

/**
 * Who can read a collection. `owner`: the member to whom the data belongs. `premium`: the same member, only while they
 * are premium.
 */
export type Reader = 'everyone' | 'owner' | 'premium' | 'admin';

/** The readers of one document by its path (`get`) and of the collection (`list`). */
export interface Readers {
  readonly get: readonly Reader[];
  readonly list: readonly Reader[];
  /** A condition for 'everyone'. */
  readonly only?: 'while the item is live';
}

/** No browser can read the collection, only the server. */
export const NOBODY: Readers = { get: [], list: [] };

export const readableBy = (...readers: Reader[]): Readers => ({ get: readers, list: readers });

interface Deletion<Field> {
  readonly step: DeletionStep;
  /** The field that contains the member's uid. Null if the uid is in the path. */
  readonly where: Field | null;
}

/**
 * Makes an erasure step delete the member's documents: those whose field `where` is the uid, or, without `where`, the
 * one whose path contains the uid.
 */
export const deletedIn = <const Field extends string = never>(
  step: DeletionStep,
  where?: Field,
): Deletion<Field> => ({ step, where: where ?? null });

/** How the rules, the export, the erasure and Firestore treat a collection. */
export interface RowRules<Param extends string = string, Field extends string = string> {
  /**
   * To whom the data belongs: the member whose uid is the path parameter `param` or is in one of `fields`. `email` is
   * the name of the field with the member's email address. Null if the data belongs to no member.
   */
  readonly owner:
    | { readonly param: Param }
    | { readonly fields: readonly (Field | `${Field}.${string}`)[]; readonly email?: Field }
    | null;
  /** The part of the member's export that contains the data, or why the export leaves it out. */
  readonly exported: ExportPart | { readonly leftOut: string };
  /** The steps that erase the data, or why it stays. A step that is only a name runs its own code. */
  readonly erased: readonly (ErasureStep | Deletion<Field>)[] | { readonly kept: string };
  /** The field with the time after which Firestore deletes the document. */
  readonly ttl: Field | null;
  readonly readableBy: Readers;
}

/** For data below the member's document: the owner's uid is in the path, and the step 'parts' erases it. */
export const OWN = { owner: { param: 'uid' }, ttl: null } as const;

export const NO_MEMBERS_DATA = {
  owner: null,
  exported: { leftOut: 'nothing of a member' },
  erased: { kept: 'nothing of a member' },
} as const;
