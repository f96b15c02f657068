import type { IdentityAccount } from './identity';

/** Changes the ways in which a member signs in. All methods throw AppError 'unavailable' on failure. */
export interface CredentialsGateway {
  accountByEmail(email: string): Promise<(IdentityAccount & { readonly uid: string }) | null>;
  /** Sets the password and revokes all sign-ins. */
  setPassword(uid: string, password: string): Promise<void>;
  /**
   * Gives an account to the owner of its email address: sets the password, marks the email address as verified, removes
   * the providers that sign in with another email address, and revokes all sign-ins.
   */
  recover(uid: string, owner: { readonly email: string; readonly password: string }): Promise<void>;
  markEmailVerified(uid: string): Promise<void>;
  /**
   * Changes the email address to a verified one and keeps all sign-ins, because a revocation during the change would be
   * lost. If the account has a password, removes the providers that sign in with another email address. Returns false if
   * another account has the address.
   */
  changeEmail(uid: string, email: string): Promise<boolean>;
}
