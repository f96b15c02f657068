import { createHash } from 'node:crypto';

/**
 * Returns the id of a session: the hash of its cookie. The cookie itself is never stored, so nobody can sign in with
 * the contents of the database.
 */
export function sessionIdOf(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex');
}
