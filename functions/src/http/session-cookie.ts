import type { Request, Response } from 'express';
import type { SessionCookie } from './handler';

/** The only cookie that Firebase Hosting passes on to functions. */
const NAME = '__session';
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([^;]+)`);

/** The session cookie that a request carries, or null. */
export function sessionOf(request: Request): string | null {
  return PATTERN.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/** Sets and clears the session cookie of an answer: Secure wherever the browser came by https. */
export function sessionCookieOf(request: Request, response: Response): SessionCookie {
  const options = { httpOnly: true, secure: request.secure, sameSite: 'lax', path: '/' } as const;
  return {
    set: (value, maxAgeMs) => response.cookie(NAME, value, { ...options, maxAge: maxAgeMs }),
    clear: () => response.clearCookie(NAME, options),
    // Not "cache": no answer that is anybody's own is cached. Not "cookies": it reaches other hosts.
    clearStorage: () => response.set('Clear-Site-Data', '"storage"'),
  };
}
