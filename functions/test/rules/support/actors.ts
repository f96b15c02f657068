import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';

/** Everybody who may come with a browser; `lapsed` is the premium member after the claim ran out. */
export const ACTORS = ['visitor', 'owner', 'other', 'premium', 'lapsed', 'admin'] as const;
export type Actor = (typeof ACTORS)[number];

const HOUR_SECONDS = 60 * 60;

/** Now in whole seconds since 1970, the unit of the claim `premiumUntil`. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);

/** The browser of one actor. `owner` and `other` are free members. */
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
