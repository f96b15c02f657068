import type { IdentityAccount } from './identity';

/** Changes how a member signs in. All methods throw AppError 'unavailable' on failure. */
export interface CredentialsGateway {
  accountByEmail(email: string): Promise<(IdentityAccount & { readonly uid: string }) | null>;
  /** Also revokes all sign-ins. */
  setPassword(uid: string, password: string): Promise<void>;
  /**
   * Gives an account to the owner of its email address: sets the password, marks the address as verified, removes the
   * providers that sign in with another address, and revokes all sign-ins.
   */
  recover(uid: string, owner: { readonly email: string; readonly password: string }): Promise<void>;
  markEmailVerified(uid: string): Promise<void>;
  /**
   * Changes to a verified address, and keeps all sign-ins: a revocation during the change is lost. If the account has a
   * password, it removes the providers that sign in with another address. Returns false if another account has the
   * address.
   */
  changeEmail(uid: string, email: string): Promise<boolean>;
}
