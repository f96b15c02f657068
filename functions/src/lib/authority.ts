/**
 * A type that only this module can create, because object literals and spreads lack its private field. `Of` keeps
 * authorized keys of different things apart: a comment key has an item id, but is no item key. It exists only for the
 * compiler.
 */
declare class Checked<Of> {
  // eslint-disable-next-line no-unused-private-class-members -- Only the compiler uses it.
  readonly #of: (of: Of) => Of;
}

/**
 * The member who makes a request. A service that writes for a member takes an actor instead of a uid, so that it cannot
 * write for somebody who is not signed in. Services read premium from Firestore, because the session's claims can be
 * out of date.
 */
export interface Actor extends Checked<'actor'> {
  readonly uid: string;
  /** Whether the member is an admin. False while the member is suspended. */
  readonly isAdmin: boolean;
  /**
   * The end of the member's suspension: FOR_GOOD if it never ends, null if the member is not suspended. The time can
   * have passed. The value is at most as old as the session check.
   */
  readonly suspendedUntil: Date | null;
  /** When the member's plan last changed, in milliseconds since 1970, or 0. The value is at most as old as the session check. */
  readonly planVersion: number;
}

/** Why the server may write for a member without a session in the request. */
type Reason =
  | 'registration'
  | 'sign-in'
  | 'link in a mail'
  | 'account in Firebase'
  | 'deletion of the account'
  | 'event of Stripe'
  | 'decision of an admin'
  | 'job or trigger'
  | 'script';

/** Proof that the server may write for a member without a session. */
export interface SystemWork extends Checked<'system'> {
  readonly uid: string;
  readonly reason: Reason;
}

/** Proof that the caller may change what belongs to the member `uid`: the member, or the server. */
export type Authority = Actor | SystemWork;

/** The key of a thing, such as an item, with the proof that the thing may be changed or deleted. */
export type Authorized<Key> = Key & Checked<Key>;

/** Creates an actor. Only the session check may use it: ESLint rejects other imports. */
export const actorOf = (
  member: Pick<Actor, 'uid' | 'isAdmin' | 'planVersion' | 'suspendedUntil'>,
): Actor => member as Actor;

/**
 * Creates the authority of code that checks something other than a session, such as a link in a mail. ESLint lists the
 * files in `functions/src` that may use it.
 */
export function bySystem(reason: Reason, uid: string): SystemWork {
  const work: Pick<SystemWork, 'reason' | 'uid'> = { reason, uid };
  return work as SystemWork;
}

/** Authorizes the key of a thing for work of the server that does not know the owner. */
export const authorizedToSystem = <Key>(_reason: Reason, key: Key): Authorized<Key> =>
  key as Authorized<Key>;

/** Authorizes the key of a thing if the thing belongs to the authority's member. Otherwise returns null. */
export const authorizedToOwner = <Key>(
  by: Authority,
  ownerId: string,
  key: Key,
): Authorized<Key> | null => (by.uid === ownerId ? (key as Authorized<Key>) : null);

/** Authorizes the key of another member's thing if the actor is an admin. Otherwise returns null. */
export const authorizedToAdmin = <Key>({ isAdmin }: Actor, key: Key): Authorized<Key> | null =>
  isAdmin ? (key as Authorized<Key>) : null;
