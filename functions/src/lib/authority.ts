/**
 * A type that only this module can make, because object literals and spreads lack its private field. An authorized comment
 * key is no authorized item key, although it has an item id. At run time, nothing of it exists.
 */
declare class Checked<Of> {
  // eslint-disable-next-line no-unused-private-class-members -- Only the compiler uses it.
  readonly #of: (of: Of) => Of;
}

/**
 * The member who makes a request. A service that writes for a member takes an actor, not a uid, so that it cannot write for somebody
 * who is not signed in. Premium is read from Firestore, because the cookie can be out of date.
 */
export interface Actor extends Checked<'actor'> {
  readonly uid: string;
  /** False while the member is suspended. */
  readonly isAdmin: boolean;
  /** FOR_GOOD if it never ends. The time can have passed. Null if the member is not suspended. At most as old as the session check. */
  readonly suspendedUntil: Date | null;
  /** When the member's plan last changed, in milliseconds since 1970, or 0. At most as old as the session check. */
  readonly planVersion: number;
}

/** What lets the server write for a member who has no session in the request. */
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

/** Work of the server for a member. */
export interface SystemWork extends Checked<'system'> {
  readonly uid: string;
  readonly reason: Reason;
}

/** Proof that what belongs to the member `uid` may be changed: by themselves or by the server. */
export type Authority = Actor | SystemWork;

/** The key of one thing, such as an item, with the proof that it may be changed or deleted. */
export type Authorized<Key> = Key & Checked<Key>;

/** For the session check only. ESLint allows no other import. */
export const actorOf = (
  member: Pick<Actor, 'uid' | 'isAdmin' | 'planVersion' | 'suspendedUntil'>,
): Actor => member as Actor;

/** For code that checks something else than a session, such as a link in a mail. ESLint lists the files of `functions/src`. */
export function bySystem(reason: Reason, uid: string): SystemWork {
  const work: Pick<SystemWork, 'reason' | 'uid'> = { reason, uid };
  return work as SystemWork;
}

/** Returns the key of a thing as authorized, for work of the server that does not know the owner. */
export const authorizedToSystem = <Key>(_reason: Reason, key: Key): Authorized<Key> =>
  key as Authorized<Key>;

/** Returns the key of a thing, with the proof that it belongs to the authority's member. Null if it belongs to somebody else. */
export const authorizedToOwner = <Key>(
  by: Authority,
  ownerId: string,
  key: Key,
): Authorized<Key> | null => (by.uid === ownerId ? (key as Authorized<Key>) : null);

/** Returns the key of a thing of another member, with the proof that an admin may change it. Null if the actor is no admin. */
export const authorizedToAdmin = <Key>({ isAdmin }: Actor, key: Key): Authorized<Key> | null =>
  isAdmin ? (key as Authorized<Key>) : null;
