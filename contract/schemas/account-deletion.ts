export const ACCOUNT_DELETION_MESSAGES = {
  /** The message for a sign-in while the account is being deleted. The deletion takes minutes. */
  running: 'This account is being deleted. You can register again in a few minutes.',
  lastAdmin: 'You are the only admin. Make somebody else an admin first.',
} as const;
