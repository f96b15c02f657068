import type { SignInFacts } from '@contract/schemas/member-export';

export interface NewIdentity {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** The content of an ID token. `name` and `picture` come from Google, or the member has set them. */
export interface SignedInIdentity {
  readonly uid: string;
  /** In lower case. Null for an anonymous account. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
  readonly provider: string;
  /** The id of the account at the provider, such as a Google account. Null for a password. */
  readonly identityId: string | null;
  /** When the member signed in. Renewing the token does not change it. */
  readonly signedInAt: Date;
}

/** The content of a session cookie. */
export interface SessionIdentity {
  readonly uid: string;
  readonly signedInAt: Date;
}

/** An account as it is now. Tokens and cookies hold an older state. */
export interface IdentityAccount {
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
  /** From the claim that `copyPremiumClaim` writes: when the member's plan last changed, in milliseconds since 1970, or 0. */
  readonly planVersion: number;
  readonly isDisabled: boolean;
  readonly providers: readonly string[];
  /** Those of `providers`, other than the password, that sign in with the address of the account. */
  readonly provingProviders: readonly string[];
  /** Those of `providers`, other than the password, that sign in with another address or with none. */
  readonly otherProviders: readonly string[];
  /** The ids of the linked accounts by provider. */
  readonly identityIds: Readonly<Record<string, string>>;
  /** Sign-ins before it are revoked, for example by a change of the password. */
  readonly signInsValidFrom: Date;
}

/** What an account's ID tokens say about the plan. */
export interface PlanClaims {
  /** The last second of premium, in seconds since 1970. Null without premium. */
  readonly premiumUntil: number | null;
  readonly planVersion: number;
}

export const PASSWORD_PROVIDER = 'password';
export const GOOGLE_PROVIDER = 'google.com';

/**
 * Verification only checks signature and expiry, and returns null if they are wrong. All methods throw AppError
 * 'unavailable' on failure.
 */
export interface IdentityGateway {
  /** Returns false if the uid or email is taken. Throws AppError 'bad_request' if the service rejects the email. */
  create(identity: NewIdentity): Promise<boolean>;
  accountOf(uid: string): Promise<IdentityAccount | null>;
  /** Everything about the account that its member may know. */
  factsOf(uid: string): Promise<SignInFacts | null>;
  remove(uid: string): Promise<void>;
  /** Removes the password and the providers `others`. Keeps the email address, and revokes no sign-in. */
  removeSignInMethods(uid: string, others: readonly string[]): Promise<void>;
  /** Keeps the other claims. Does nothing if there is no account. */
  setPlanClaims(uid: string, claims: PlanClaims): Promise<void>;
  /** Makes all tokens and cookies of earlier sign-ins invalid. Does nothing if there is no account. */
  revokeSignIns(uid: string): Promise<void>;
  verifyIdToken(idToken: string): Promise<SignedInIdentity | null>;
  createSessionCookie(idToken: string, lifetimeMs: number): Promise<string>;
  verifySessionCookie(cookie: string): Promise<SessionIdentity | null>;
}
