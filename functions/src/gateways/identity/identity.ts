import type { Actor } from '../../lib/actor';

export interface NewIdentity {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** The content of an ID token. `name` and `picture` come from Google. */
export interface SignedInIdentity {
  readonly uid: string;
  readonly email: string;
  readonly name: string | null;
  readonly picture: string | null;
  readonly signedInAt: Date;
}

/** Methods throw AppError 'unavailable' on failure. Verification returns null for invalid or revoked credentials. */
export interface IdentityGateway {
  /** Returns false if the uid or email is taken. Throws AppError 'bad_request' if the service rejects the email. */
  create(identity: NewIdentity): Promise<boolean>;
  emailOf(uid: string): Promise<string | null>;
  remove(uid: string): Promise<void>;
  verifyIdToken(idToken: string): Promise<SignedInIdentity | null>;
  createSessionCookie(idToken: string, lifetimeMs: number): Promise<string>;
  verifySessionCookie(cookie: string): Promise<Actor | null>;
}
