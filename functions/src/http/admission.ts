import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { rejectsSuspendedMembers } from '@contract/rules/call-rights';
import {
  SESSION_LIFETIME_MS,
  SESSION_MARK_COOKIE,
  SIGNED_OUT_COOKIE,
} from '@contract/schemas/session';
import type { Request, Response } from 'express';
import type { Actor } from '../lib/authority';
import { AppError, premiumRequiredError } from '../lib/app-error';
import type { Logger } from '../lib/logger';
import type { SuspensionCheck } from '../services/accounts/suspension-check';
import type { RateLimits } from '../services/site/rate-limits';
import type { SessionCookie } from './handler';

/** Returns whether a member is premium now. Reads the member from Firestore. */
export type PremiumCheck = (uid: string) => Promise<boolean>;

export interface RequestGate {
  readonly isPremium: PremiumCheck;
  readonly demandNoSuspension: SuspensionCheck;
  readonly verifySession: (cookie: string, isFresh: boolean) => Promise<Actor | null>;
  readonly limitsOf: RateLimits;
  /** The key of the HMAC that binds idempotency keys to request bodies. */
  readonly idempotencySecret: string;
}

/**
 * The name of the session cookie. Firebase Hosting removes cookies with other names:
 * https://firebase.google.com/docs/hosting/manage-cache
 */
const SESSION_COOKIE = '__session';
const SESSION_PATTERN = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`);

export function sessionCookieValueOf(request: Request): string | null {
  return SESSION_PATTERN.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/**
 * Returns the session cookie of a request, with methods that set and clear this cookie and the session mark. The
 * cookies are Secure if the browser uses https.
 */
export function sessionCookieOf(request: Request, response: Response): SessionCookie {
  const options = { httpOnly: true, secure: request.secure, sameSite: 'lax', path: '/' } as const;
  const readable = { ...options, httpOnly: false };
  const mark = (maxAge: number) =>
    response.cookie(SESSION_MARK_COOKIE, '1', { ...readable, maxAge });
  return {
    value: sessionCookieValueOf(request),
    set: (value, maxAge) => {
      response.cookie(SESSION_COOKIE, value, { ...options, maxAge });
      mark(maxAge);
    },
    mark,
    clear: () => {
      response.clearCookie(SESSION_COOKIE, options);
      response.clearCookie(SESSION_MARK_COOKIE, readable);
    },
    // The response does not contain Clear-Site-Data, because that would also remove the service worker and the data
    // of other members.
    markSignedOut: () =>
      response.cookie(SIGNED_OUT_COOKIE, '1', { ...readable, maxAge: SESSION_LIFETIME_MS }),
  };
}

/** Returns the host in the browser's address bar. Firebase Hosting sends it in X-Forwarded-Host. */
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
 * Returns true if a page of another site sent the request. A browser always sends `Origin`, `Sec-Fetch-Site` ('none'
 * means a typed or bookmarked URL) or `Referer`. A request without these headers is not from a browser.
 */
export function isFromAnotherSite(headers: IncomingHttpHeaders): boolean {
  const host = siteHost(headers);
  if (headers.origin !== undefined) return hostOf(headers.origin) !== host;
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  return headers.referer !== undefined && hostOf(headers.referer) !== host;
}

/** Throws `unauthorized`, `suspended` or `forbidden` if the actor may not make this call. */
export async function demandRights(
  endpoint: Pick<Endpoint, 'auth' | 'method' | 'whileSuspended'>,
  actor: Actor | null,
  { isPremium, demandNoSuspension }: Pick<RequestGate, 'isPremium' | 'demandNoSuspension'>,
): Promise<void> {
  const { auth } = endpoint;
  if (auth === 'none') return;
  if (!actor) throw new AppError('unauthorized', 'Unauthorized');
  if (rejectsSuspendedMembers(endpoint)) await demandNoSuspension(actor);
  if (auth === 'admin' && !actor.isAdmin)
    throw new AppError('forbidden', 'Only admins can do this.');
  if (auth === 'premium' && !(await isPremium(actor.uid))) throw premiumRequiredError();
}

/**
 * Returns true if a call to an endpoint reads the session. Calls with a shared response do not read it, because the
 * response is the same for everyone. Endpoints with `anonymous` never read it. Webhooks do not read it, because their
 * signature identifies the sender.
 */
function readsSession({ sharedForSeconds, anonymous, input }: Endpoint): boolean {
  return sharedForSeconds === undefined && !anonymous && input.rawBody === undefined;
}

/**
 * Returns the caller, or null for a visitor. If the session cannot be checked, the caller counts as a visitor on
 * endpoints that are open to everyone.
 */
export async function callerOf(
  endpoint: Endpoint,
  request: Request,
  gate: RequestGate,
  log: Logger,
): Promise<Actor | null> {
  const cookie = readsSession(endpoint) ? sessionCookieValueOf(request) : null;
  if (cookie === null) return null;
  return gate.verifySession(cookie, endpoint.freshSession === true).catch((error: unknown) => {
    if (endpoint.auth !== 'none') throw error;
    log.warn('session_check_failed', { error });
    return null;
  });
}
