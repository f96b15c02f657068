import type { Actor } from '../../lib/actor';

export interface NewIdentity {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** Who signed in, as a fresh ID token tells it; `name` and `picture` come from Google. */
export interface SignedInIdentity {
  readonly uid: string;
  readonly email: string;
  readonly name: string | null;
  readonly picture: string | null;
  readonly signedInAt: Date;
}

/**
 * Knows who people are. Everything throws AppError 'unavailable' where the service fails; what is
 * merely not (or no longer) good is null.
 */
export interface IdentityGateway {
  /** False where the uid or the email has an identity already. Throws AppError 'bad_request' for what the service takes for no email. */
  create(identity: NewIdentity): Promise<boolean>;
  emailOf(uid: string): Promise<string | null>;
  remove(uid: string): Promise<void>;
  /** Null where the token is forged, expired or revoked, or its member is gone. */
  verifyIdToken(idToken: string): Promise<SignedInIdentity | null>;
  createSessionCookie(idToken: string, lifetimeMs: number): Promise<string>;
  /** Null where the cookie is forged, expired or revoked, or its member is gone. */
  verifySessionCookie(cookie: string): Promise<Actor | null>;
}
