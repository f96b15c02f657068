import type { MemberExport } from '@contract/schemas/member-export';

/** The parts of a member's export that come from Firestore. */
export type ExportPart = Exclude<
  keyof MemberExport,
  'format' | 'version' | 'exportedAt' | 'signIn'
>;

/** The steps of an erasure that delete documents as their rows say. */
export type DeletionStep = 'billing' | 'profile' | 'favorites' | 'tokens' | 'names' | 'member';

/** The steps of an erasure that change Firestore. `account-erasure.ts` runs all, in its order. */
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

/** `owner`: the member whose data it is. `premium`: the same, while they are premium. */
export type Reader = 'everyone' | 'owner' | 'premium' | 'admin';

/** `get` reads one document by its path, and `list` a collection. */
export interface Readers {
  readonly get: readonly Reader[];
  readonly list: readonly Reader[];
  /** A condition that limits 'everyone'. */
  readonly only?: 'while the item is live';
}

/** Only the server reads it. */
export const NOBODY: Readers = { get: [], list: [] };

export const readableBy = (...readers: Reader[]): Readers => ({ get: readers, list: readers });

interface Deletion<Field> {
  readonly step: DeletionStep;
  /** The field that names the member. Null: the member's uid is in the path. */
  readonly where: Field | null;
}

/** The step deletes documents by uid: those that have it in the field `where`, or without `where` the one that has it in the path. */
export const deletedIn = <const Field extends string = never>(
  step: DeletionStep,
  where?: Field,
): Deletion<Field> => ({ step, where: where ?? null });

/** What the rules, the export, the erasure and Firestore do with a collection. */
export interface RowRules<Param extends string = string, Field extends string = string> {
  /**
   * Whose data it is: the member whose uid is the path parameter `param` or in one of `fields`. `email` is the name of the
   * field with the member's email address. Null if it is no member's data.
   */
  readonly owner:
    | { readonly param: Param }
    | { readonly fields: readonly (Field | `${Field}.${string}`)[]; readonly email?: Field }
    | null;
  /** The part of the member's export that has it, or why it is left out. */
  readonly exported: ExportPart | { readonly leftOut: string };
  /** The steps that erase it, or why it stays. A step that is only a name runs its own code. */
  readonly erased: readonly (ErasureStep | Deletion<Field>)[] | { readonly kept: string };
  /** The field with the time after which Firestore deletes a document. */
  readonly ttl: Field | null;
  readonly readableBy: Readers;
}

/** Below the member, so the owner's uid is in the path, and the step 'parts' erases it. */
export const OWN = { owner: { param: 'uid' }, ttl: null } as const;

export const NO_MEMBERS_DATA = {
  owner: null,
  exported: { leftOut: 'nothing of a member' },
  erased: { kept: 'nothing of a member' },
} as const;
