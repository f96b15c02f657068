import type { Endpoint, RateLimit } from '@contract/endpoints/define-endpoint';
import type { Counter } from './call-counters';

export interface LimitRule
  extends Counter, Pick<RateLimit, 'per' | 'plan' | 'store' | 'onlySuccesses' | 'onlyNewMembers'> {
  /** For everyone except premium members. */
  readonly max: number;
  readonly premiumMax: number;
}

/** Returns no rules if the factor is infinite. Merges the limits of free and premium members, which count the same calls. */
export function limitRulesOf(
  { method, path, rateLimits = [] }: Endpoint,
  factor: number,
): LimitRule[] {
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
