/** Who makes a request, as the session cookie says. Premium is read from Firestore, never from the cookie. */
export interface Actor {
  readonly uid: string;
  readonly isAdmin: boolean;
}
