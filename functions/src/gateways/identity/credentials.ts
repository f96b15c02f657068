import type { IdentityAccount } from './identity';

/** Changes how a member signs in. All methods throw AppError 'unavailable' if they fail. */
export interface CredentialsGateway {
  accountByEmail(email: string): Promise<(IdentityAccount & { readonly uid: string }) | null>;
  /** Sets the password and revokes all sign-ins. */
  setPassword(uid: string, password: string): Promise<void>;
  /**
   * Gives an account to the person who owns its email address: sets the password, marks the email address as
   * verified, removes providers that sign in with another email address, and revokes all sign-ins.
   */
  recover(uid: string, owner: { readonly email: string; readonly password: string }): Promise<void>;
  markEmailVerified(uid: string): Promise<void>;
  /**
   * Changes the email address to a verified one. Keeps all sign-ins. Writes back the revocation time that was read
   * before the change, so a revocation between the read and the write is lost. If the account has a password, removes
   * providers that sign in with another email address. Returns false if another account has the email address.
   */
  changeEmail(uid: string, email: string): Promise<boolean>;
}
