import type { MemberExport } from '@contract/schemas/member-export';

/** The parts of a member's export that come from Firestore. */
export type ExportPart = Exclude<
  keyof MemberExport,
  'format' | 'version' | 'exportedAt' | 'signIn'
>;

/** The steps of an erasure that delete documents. The rows of the table of collections name these documents. */
export type DeletionStep = 'billing' | 'profile' | 'favorites' | 'tokens' | 'names' | 'member';

/** All steps of an erasure that change Firestore. `account-erasure.ts` defines their order. */
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
 * Who can read a collection. `owner`: the member to whom the data belongs. `premium`: the same member, but only while
 * they are premium.
 */
export type ReaderRole = 'everyone' | 'owner' | 'premium' | 'admin';

/** Who can read a single document by its path (`get`), and who can list the collection (`list`). */
export interface AllowedReaders {
  readonly get: readonly ReaderRole[];
  readonly list: readonly ReaderRole[];
  /** The condition under which 'everyone' can read. */
  readonly only?: 'while the item is live';
}

/** No browser can read the collection, only the server. */
export const READABLE_BY_NOBODY: AllowedReaders = { get: [], list: [] };

export const readableBy = (...readers: ReaderRole[]): AllowedReaders => ({
  get: readers,
  list: readers,
});

interface Deletion<Field> {
  readonly step: DeletionStep;
  /** The field with the member's uid. Null if the uid is in the path. */
  readonly where: Field | null;
}

/**
 * Returns an erasure step that deletes the member's documents. With `where`: deletes the documents whose field `where`
 * contains the uid. Without `where`: deletes the document whose path contains the uid.
 */
export const deletedInStep = <const Field extends string = never>(
  step: DeletionStep,
  where?: Field,
): Deletion<Field> => ({ step, where: where ?? null });

/** How the security rules, the export, the erasure and Firestore treat a collection. */
export interface RowRules<Param extends string = string, Field extends string = string> {
  /**
   * The member to whom the data belongs, or null if it belongs to no member. The member's uid is the path parameter
   * `param` or in one of `fields`. `email` is the name of the field with the member's email address.
   */
  readonly owner:
    | { readonly param: Param }
    | { readonly fields: readonly (Field | `${Field}.${string}`)[]; readonly email?: Field }
    | null;
  /** The part of the member's export that contains the data, or the reason why the export leaves it out. */
  readonly exported: ExportPart | { readonly leftOut: string };
  /**
   * The erasure steps that delete or change the data, or the reason why the data stays. If only the name of a step is
   * given, the code of that step determines what it deletes or changes.
   */
  readonly erased: readonly (ErasureStep | Deletion<Field>)[] | { readonly kept: string };
  /** The name of the field with the time after which Firestore deletes the document (TTL). */
  readonly ttl: Field | null;
  readonly readableBy: AllowedReaders;
}

/**
 * The rules for data below the member's document. The owner's uid is in the path, and the erasure step 'parts'
 * deletes the data.
 */
export const OWN_DATA_RULES = { owner: { param: 'uid' }, ttl: null } as const;

export const NO_MEMBER_DATA_RULES = {
  owner: null,
  exported: { leftOut: 'nothing of a member' },
  erased: { kept: 'nothing of a member' },
} as const;
