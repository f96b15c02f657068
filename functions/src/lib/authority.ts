/**
 * The base of types whose values only this file can create: it has a private field that object literals and spreads
 * lack. `Of` distinguishes the keys of different things. For example, a comment key has an item id, but is not an item
 * key. The class exists only for the compiler.
 */
declare class Checked<Of> {
  // eslint-disable-next-line no-unused-private-class-members -- Only the compiler uses it.
  readonly #of: (of: Of) => Of;
}

/**
 * The member who makes a request. A service that writes for a member takes an actor instead of a uid, so that it
 * cannot write for somebody who is not signed in. Services read from Firestore whether the member is premium, because
 * the session's claims can be outdated.
 */
export interface Actor extends Checked<'actor'> {
  readonly uid: string;
  /** Whether the member is an admin. It is false while the member is suspended. */
  readonly isAdmin: boolean;
  /**
   * When the member's suspension ends: ENDLESS_SUSPENSION_END if it never ends, and null if there is no suspension. The
   * end may already be in the past. The value is as old as the last check of the session.
   */
  readonly suspendedUntil: Date | null;
  /**
   * When the member's plan last changed, in milliseconds since 1970, or 0 if unknown. The value is as old as the last
   * check of the session.
   */
  readonly planVersion: number;
}

/** Why the server may write for a member although the request does not belong to a session of that member. */
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

/** Proof that the server may write for a member although the member has no session in this request. */
export interface SystemWork extends Checked<'system'> {
  readonly uid: string;
  readonly reason: Reason;
}

/** Proof that the caller may change data of the member `uid`. The caller is that member, or the server itself. */
export type Authority = Actor | SystemWork;

/** The key of a thing such as an item, with the proof that the caller may change or delete that thing. */
export type Authorized<Key> = Key & Checked<Key>;

/** Creates an actor. Only the session check may call it. ESLint rejects imports in other files. */
export const actorOf = (
  member: Pick<Actor, 'uid' | 'isAdmin' | 'planVersion' | 'suspendedUntil'>,
): Actor => member as Actor;

/**
 * Creates the proof that the server may write for a member. Code may call it only after it has checked something other
 * than a session, such as the link in a mail. ESLint lists the files in `functions/src` that may import it.
 */
export function createSystemWork(reason: Reason, uid: string): SystemWork {
  const work: Pick<SystemWork, 'reason' | 'uid'> = { reason, uid };
  return work as SystemWork;
}

/**
 * Authorizes the key of a thing, such as an item, for work of the server in which the owner of the thing is unknown.
 */
export const authorizeForSystem = <Key>(_reason: Reason, key: Key): Authorized<Key> =>
  key as Authorized<Key>;

/**
 * Returns the authorized key of a thing, such as an item, if the thing belongs to the member for whom the caller acts.
 * Otherwise returns null.
 */
export const authorizeForOwner = <Key>(
  by: Authority,
  ownerId: string,
  key: Key,
): Authorized<Key> | null => (by.uid === ownerId ? (key as Authorized<Key>) : null);

/**
 * Returns the authorized key of another member's thing, such as an item, if the actor is an admin. Otherwise returns
 * null.
 */
export const authorizeForAdmin = <Key>({ isAdmin }: Actor, key: Key): Authorized<Key> | null =>
  isAdmin ? (key as Authorized<Key>) : null;
