import { createHash, randomBytes } from 'node:crypto';
import type { TokenHash } from '../../repos/link-tokens-repo';

/** Returns a new token: 32 random bytes as base64url. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfLinkToken(token: string): TokenHash {
  return createHash('sha256').update(token).digest('hex');
}
