import type { Endpoint, RateLimit } from '@contract/endpoints/define-endpoint';
import type { Actor } from '../../lib/authority';
import { AppError } from '../../lib/app-error';
import { createLruCache } from '../../lib/lru-cache';
import type { CallCounters, CallCounter } from './call-counters';

interface RateLimitsDeps {
  readonly counters: Readonly<Record<RateLimit['store'], CallCounters>>;
  readonly isPremium: (uid: string) => Promise<boolean>;
  /** The factor by which the maximum number of calls of each limit is multiplied. */
  readonly factor: number;
}

export interface Caller {
  readonly actor: Actor | null;
  /** The IP address of the caller, or the network that counts as one address. */
  readonly address: string;
}

/** The limits of one endpoint. Every `count` method throws AppError 'too_many_requests' above a limit. */
export interface EndpointRateLimiter {
  /** Counts a call of this account and IP address. */
  countCall(caller: Caller): Promise<void>;
  /** Counts a call without a session, for the account that the call's input names. */
  countAccount(uid: string): Promise<void>;
  countEmail(email: string, address: string): Promise<void>;
  /** Counts a call that creates a member. Only the limits for such calls count it. */
  countNewMember(email: string, address: string): Promise<void>;
  /** Takes back the count of a failed call in the limits that count only successful calls. */
  uncountFailure(caller: Caller): Promise<void>;
}

export type RateLimits = (endpoint: Endpoint) => EndpointRateLimiter;

const MAX_CACHED_PLANS = 10_000;
const PLAN_TTL_MS = 60 * 1000;

function tooManyRequests(seconds: number): AppError {
  const message = `You've made too many requests. Please try again in ${durationInWords(seconds)}.`;
  return new AppError('too_many_requests', message, { retryAfterSeconds: seconds });
}

/** Returns a time in words, such as '40 seconds' or '2 hours'. */
export function durationInWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 60 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return count === 1 ? `1 ${unit}` : `${String(count)} ${unit}s`;
}

const emailSubject = (email: string, address: string) => `${email} ${address}`;

/** Enforces the rate limits that the contract names for each endpoint. */
export function createRateLimits({ counters, isPremium, factor }: RateLimitsDeps): RateLimits {
  const plans = createLruCache<boolean>(MAX_CACHED_PLANS, { ttl: PLAN_TTL_MS });
  const isPremiumCached = async (uid: string) => {
    const premium = plans.get(uid) ?? (await isPremium(uid));
    plans.set(uid, premium, { noUpdateTTL: true });
    return premium;
  };

  const count = async (rule: LimitRule, subject: string, uid: string | null): Promise<void> => {
    const store = counters[rule.store];
    let seconds = await store.take(rule, subject, rule.max);
    // Reads the plan last, because it costs a read and most calls do not need it.
    if (seconds > 0 && uid !== null && rule.premiumMax > rule.max && (await isPremiumCached(uid)))
      seconds = await store.take(rule, subject, rule.premiumMax);
    if (seconds > 0) throw tooManyRequests(seconds);
  };

  return (endpoint) => {
    const all = limitRulesOf(endpoint, factor);
    const rules = all.filter(({ onlyNewMembers }) => !onlyNewMembers);
    const ofNewMembers = all.filter(({ onlyNewMembers }) => onlyNewMembers);
    const perAccount = rules.filter(({ per }) => per === 'account');
    const perAddress = rules.filter(({ per }) => per === 'address');
    const perEmail = rules.filter(({ per }) => per === 'email');
    const countAccount = async (uid: string) => {
      for (const rule of perAccount) await count(rule, uid, uid);
    };
    return {
      countAccount,
      countCall: async ({ actor, address }) => {
        for (const rule of perAddress)
          if (!actor || rule.plan === undefined) await count(rule, address, null);
        if (actor) await countAccount(actor.uid);
      },
      countEmail: async (email, address) => {
        for (const rule of perEmail) await count(rule, emailSubject(email, address), null);
      },
      countNewMember: async (email, address) => {
        for (const rule of ofNewMembers)
          await count(rule, rule.per === 'email' ? emailSubject(email, address) : address, null);
      },
      uncountFailure: async ({ actor, address }) => {
        for (const rule of [...perAddress, ...perAccount]) {
          const subject = rule.per === 'account' ? actor?.uid : address;
          if (!rule.onlySuccesses || subject === undefined) continue;
          await counters[rule.store].giveBack(rule, subject);
        }
      },
    };
  };
}

interface LimitRule
  extends
    CallCounter,
    Pick<RateLimit, 'per' | 'plan' | 'store' | 'onlySuccesses' | 'onlyNewMembers'> {
  /** The maximum number of calls for everyone except premium members. */
  readonly max: number;
  readonly premiumMax: number;
}

/**
 * Returns the limits of an endpoint, or none if the factor is infinite. Merges the limits of free and premium members,
 * because they count the same calls.
 */
function limitRulesOf({ method, path, rateLimits = [] }: Endpoint, factor: number): LimitRule[] {
  const rules = new Map<string, LimitRule>();
  for (const { max: unscaled, group = `${method} ${path}`, ...limit } of rateLimits) {
    const id = `${group} ${limit.per} ${String(limit.windowSeconds)}`;
    const max = unscaled * factor;
    const { max: others = Infinity, premiumMax = Infinity } = rules.get(id) ?? {};
    rules.set(id, {
      ...limit,
      id,
      max: limit.plan === 'premium' ? others : max,
      premiumMax: limit.plan === 'free' ? premiumMax : max,
    });
  }
  return [...rules.values()].filter(({ max }) => max < Infinity);
}
