import { expect, it } from 'vitest';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { systemWorkFor } from '../../lib/authority.test-support';
import { createSuspensionEffects } from './suspension-effects';

/** Creates the effects of a suspension, with some steps that fail. */
function effectsWith(failing: readonly string[], isSuspended = true) {
  const done: string[] = [];
  const step = (name: string) => async () => {
    done.push(name);
    if (failing.includes(name)) throw new Error(`${name} failed`);
  };
  const suspension = isSuspended ? { until: ENDLESS_SUSPENSION_END } : null;
  const effects = createSuspensionEffects({
    users: { get: async () => ({ suspension }) as never },
    reports: { stopCounting: step('reports') },
    suspendedSignInEnder: { end: step('sign-ins') },
    suspendedItems: { follow: step('items') },
    suspendedSubscriptionEnder: { end: step('billing') },
  });
  return { done, follow: () => effects.follow(systemWorkFor('ann')) };
}

it('SuspensionEffects.follow runs all steps even when some fail, and throws the first error at the end', async () => {
  const { done, follow } = effectsWith(['sign-ins', 'items', 'billing']);
  await expect(follow()).rejects.toThrow('sign-ins failed');
  expect(done).toEqual(['sign-ins', 'items', 'reports', 'billing']);
});

it("SuspensionEffects.follow does not change the member's reports when the member was restored", async () => {
  const { done, follow } = effectsWith([], false);
  await follow();
  expect(done).not.toContain('reports');
});
