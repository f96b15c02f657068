/** The member who makes a request. Premium is read from Firestore, because the cookie can be out of date. */
export interface Actor {
  readonly uid: string;
  readonly isAdmin: boolean;
}
