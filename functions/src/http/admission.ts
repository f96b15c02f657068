import type { IncomingHttpHeaders } from 'node:http';
import type { AuthLevel, Endpoint } from '@contract/endpoints/define-endpoint';
import type { Request, Response } from 'express';
import type { Actor } from '../lib/actor';
import { AppError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import type { SessionCookie } from './handler';

/** Whether a member is premium at this moment, as Firestore says. */
export type IsPremium = (uid: string) => Promise<boolean>;

/** What decides whether a request is let in. */
export interface Gate {
  readonly isPremium: IsPremium;
  readonly verifySession: (cookie: string) => Promise<Actor | null>;
}

/** The only cookie that Firebase Hosting passes on to functions. */
const SESSION_COOKIE = '__session';
const SESSION_PATTERN = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`);

/** The session cookie that a request carries, or null. */
export function sessionOf(request: Request): string | null {
  return SESSION_PATTERN.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/** Sets and clears the session cookie of an answer: Secure wherever the browser came by https. */
export function sessionCookieOf(request: Request, response: Response): SessionCookie {
  const options = { httpOnly: true, secure: request.secure, sameSite: 'lax', path: '/' } as const;
  return {
    set: (value, maxAgeMs) =>
      response.cookie(SESSION_COOKIE, value, { ...options, maxAge: maxAgeMs }),
    clear: () => response.clearCookie(SESSION_COOKIE, options),
    // Not "cache": no answer that is anybody's own is cached. Not "cookies": it reaches other hosts.
    clearStorage: () => response.set('Clear-Site-Data', '"storage"'),
  };
}

/** The host in the browser's address bar: Firebase Hosting forwards it, a direct call has its own. */
function siteHost(headers: IncomingHttpHeaders): string | undefined {
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',')[0]
    ?.trim();
  return (forwarded === '' ? headers.host : forwarded)?.toLowerCase();
}

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Whether a page of another site sent the request. Browsers always say so: in `Origin`, in
 * `Sec-Fetch-Site` ('none' is a person's own doing) or in `Referer`. What says nothing is no
 * browser, and carries nobody's cookie but its own.
 */
export function isFromAnotherSite(headers: IncomingHttpHeaders): boolean {
  const host = siteHost(headers);
  if (headers.origin !== undefined) return hostOf(headers.origin) !== host;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  return headers.referer !== undefined && hostOf(headers.referer) !== host;
}

/** Throws AppError 'unauthorized' or 'forbidden' where the actor may not call an endpoint of this level. */
export async function demandRights(
  auth: AuthLevel,
  actor: Actor | null,
  isPremium: IsPremium,
): Promise<void> {
  if (auth === 'none') return;
  if (!actor) throw new AppError('unauthorized', 'Unauthorized');
  if (auth === 'admin' && !actor.isAdmin)
    throw new AppError('forbidden', 'Only administrators may do this.');
  if (auth === 'premium' && !(await isPremium(actor.uid)))
    throw new AppError('forbidden', 'This is a Premium feature.');
}

/** Shared answers are the same for everybody, and a webhook proves its sender by its signature. */
function readsSession({ sharedForSeconds, input }: Endpoint): boolean {
  return sharedForSeconds === undefined && input.rawBody === undefined;
}

/** Returns who calls. An endpoint that is open to all stays open if the session cannot be checked. */
export async function admit(
  endpoint: Endpoint,
  request: Request,
  gate: Gate,
  log: Logger,
): Promise<Actor | null> {
  const cookie = readsSession(endpoint) ? sessionOf(request) : null;
  const actor =
    cookie === null
      ? null
      : await gate.verifySession(cookie).catch((error: unknown) => {
          if (endpoint.auth !== 'none') throw error;
          log.warn('session_unchecked', { error });
          return null;
        });
  await demandRights(endpoint.auth, actor, gate.isPremium);
  return actor;
}
