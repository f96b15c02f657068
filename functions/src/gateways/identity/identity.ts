import type { SignInFacts } from '@contract/schemas/member-export';

export interface NewIdentity {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** The identity in an ID token. `name` and `picture` come from Google, or the member has set them. */
export interface IdTokenIdentity {
  readonly uid: string;
  /** The email address in lower case. Null for an anonymous account. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly picture: string | null;
  readonly provider: string;
  /**
   * The id of the account at the sign-in provider, such as the id of a Google account. Null for a sign-in with a
   * password.
   */
  readonly identityId: string | null;
  /** When the member signed in. Renewing the token does not change this time. */
  readonly signedInAt: Date;
}

/** The identity in a session cookie. */
export interface SessionIdentity {
  readonly uid: string;
  readonly signedInAt: Date;
}

/** The current state of an account. The state in a token or cookie can be older. */
export interface IdentityAccount {
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly isAdmin: boolean;
  /**
   * When the member's plan last changed, in milliseconds since 1970, or 0 if this time is unknown. `copyPremiumClaim`
   * writes it to a claim.
   */
  readonly planVersion: number;
  readonly isDisabled: boolean;
  readonly providers: readonly string[];
  /** The entries of `providers`, except the password, that sign in with the account's email address. */
  readonly provingProviders: readonly string[];
  /**
   * The entries of `providers`, except the password, that sign in with another email address or without an email
   * address.
   */
  readonly otherProviders: readonly string[];
  /** The ids of the accounts at the sign-in providers, by provider. */
  readonly identityIds: Readonly<Record<string, string>>;
  /** Sign-ins before this time are revoked. For example, a change of the password sets this time. */
  readonly signInsValidFrom: Date;
}

/** The claims in an account's ID tokens that describe the plan. */
export interface PlanClaims {
  /** When premium ends (inclusive), in seconds since 1970. Null without premium. */
  readonly premiumUntil: number | null;
  readonly planVersion: number;
}

export const PASSWORD_PROVIDER = 'password';
export const GOOGLE_PROVIDER = 'google.com';

/**
 * The interface to accounts and sign-ins. The methods that verify tokens and cookies check only signature and expiry,
 * and return null if either is wrong. All methods throw AppError 'unavailable' if they fail.
 */
export interface IdentityGateway {
  /**
   * Creates an account. Returns false if the uid or the email is taken. Throws AppError 'bad_request' if the service
   * rejects the email.
   */
  create(identity: NewIdentity): Promise<boolean>;
  accountOf(uid: string): Promise<IdentityAccount | null>;
  /** Returns the facts about the account that its member may know. */
  factsOf(uid: string): Promise<SignInFacts | null>;
  remove(uid: string): Promise<void>;
  /**
   * Removes the password and the providers in `others` from an account. Keeps the email address, and revokes no
   * sign-in.
   */
  removePasswordAndProviders(uid: string, others: readonly string[]): Promise<void>;
  /** Sets the claims about the plan. Keeps all other claims. Does nothing if there is no account. */
  setPlanClaims(uid: string, claims: PlanClaims): Promise<void>;
  /**
   * Revokes all sign-ins. Tokens and cookies of earlier sign-ins become invalid. Does nothing if there is no account.
   */
  revokeSignIns(uid: string): Promise<void>;
  verifyIdToken(idToken: string): Promise<IdTokenIdentity | null>;
  createSessionCookie(idToken: string, lifetimeMs: number): Promise<string>;
  verifySessionCookie(cookie: string): Promise<SessionIdentity | null>;
}
