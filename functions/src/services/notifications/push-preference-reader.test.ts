import {
  NOTIFICATION_KINDS,
  notificationSettingsSchema,
} from '@contract/schemas/notification-settings';
import { describe, expect, it } from 'vitest';
import { newMember } from '../../repos/new-member';
import type { UserRecord } from '../../repos/users-repo';
import { createPushPreferenceReader } from './push-preference-reader';

const NOW = new Date('2026-11-21T12:00:00Z');
const PREMIUM = { subscriptionStatus: 'active' } as const;

const canceled = (subscriptionEndDate: Date) =>
  ({ subscriptionStatus: 'canceled', subscriptionEndDate }) as const;

/** Returns which pushes a member wants. @param plan the fields of the member's plan, or null if the member is gone */
function wantsOf(plan: Partial<UserRecord> | null, settings: object = {}) {
  const member = plan && { ...newMember({ email: 'ann@example.com' }, NOW), ...plan };
  const recipients = createPushPreferenceReader({
    users: { get: () => Promise.resolve(member) },
    notificationSettings: {
      get: () => Promise.resolve(notificationSettingsSchema.parse(settings)),
    },
    now: () => NOW,
  });
  return recipients('ann');
}

describe('pushes that a member wants', () => {
  it.each([
    ['has Premium', PREMIUM],
    ['has a canceled plan that ends at this moment', canceled(NOW)],
  ])('include all kinds when the member %s and has changed no setting', async (_why, plan) => {
    const wants = await wantsOf(plan);
    expect(NOTIFICATION_KINDS.map((kind) => wants?.(kind))).toEqual(
      NOTIFICATION_KINDS.map(() => true),
    );
  });

  it.each([
    ['is free', {}, {}],
    ['has a plan that ended', canceled(new Date(NOW.getTime() - 1)), {}],
    ['is gone', null, {}],
    ['turned pushes off', PREMIUM, { isPushOn: false }],
  ])('include no kind when the member %s', async (_why, plan, settings) => {
    expect(await wantsOf(plan, settings)).toBeNull();
  });

  it.each([
    ['for pushes', { push: false }],
    ['in the app', { inApp: false }],
  ])('leave out a kind of notification that is turned off %s', async (_where, likes) => {
    const wants = await wantsOf(PREMIUM, { kinds: { likes } });
    expect(wants?.('likes')).toBe(false);
    expect(wants?.('comments')).toBe(true);
  });

  it('include notifications that nobody can turn off, even when every kind is turned off', async () => {
    const kinds = NOTIFICATION_KINDS.map((kind) => [kind, { inApp: false, push: false }]);
    const wants = await wantsOf(PREMIUM, { kinds: Object.fromEntries(kinds) as object });
    expect(wants?.(null)).toBe(true);
  });
});
