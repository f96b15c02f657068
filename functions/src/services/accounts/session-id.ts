import { createHash } from 'node:crypto';

/** The cookie itself is never stored, so that nobody can sign in with what the database holds. */
export function sessionIdOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex');
}
