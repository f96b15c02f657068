import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/**
 * The actors who make requests. `owner` and `other` are free members. `lapsed` is the member `premium` after the claim
 * of the premium plan has expired.
 */
export const ACTORS = ['visitor', 'owner', 'other', 'premium', 'lapsed', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

const HOUR_SECONDS = 60 * 60;

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Returns the uid of the member who makes the requests, or null for a visitor. */
export const uidOf = (actor: Actor): string | null =>
  actor === 'visitor' ? null : actor === 'lapsed' ? 'premium' : actor;

export function browserOf(environment: RulesTestEnvironment, actor: Actor): RulesTestContext {
  switch (actor) {
    case 'visitor':
      return environment.unauthenticatedContext();
    case 'premium':
      return environment.authenticatedContext('premium', {
        premiumUntil: nowSeconds() + HOUR_SECONDS,
      });
    case 'lapsed':
      return environment.authenticatedContext('premium', { premiumUntil: nowSeconds() - 1 });
    case 'admin':
      return environment.authenticatedContext('admin', { admin: true });
    case 'owner':
    case 'other':
      return environment.authenticatedContext(actor);
  }
}
