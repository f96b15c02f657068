import { NOTIFICATION_KINDS } from '@contract/schemas/notification-settings';
import { beforeEach, expect, it } from 'vitest';
import { call } from '../support/api';
import { createMember, type Member } from '../support/member';
import { changeNotificationSettings, notificationSettingsOf } from '../support/notifications';
import { newFees, feesOf, updateFees } from '../support/sales';

let member: Member;
beforeEach(async () => {
  member = await createMember();
});

const ON = { inApp: true, push: true };

it('all notification settings of a member are on until the member changes them', async () => {
  expect(await notificationSettingsOf(member)).toEqual({
    isPushOn: true,
    kinds: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, ON])),
  });
});

it('a change of one notification setting keeps the others, and returns all settings', async () => {
  await changeNotificationSettings(member, { kinds: { likes: { push: false } } });
  await changeNotificationSettings(member, { isPushOn: false });
  const changed = await changeNotificationSettings(member, { kinds: { likes: { inApp: false } } });
  expect(changed).toMatchObject({
    isPushOn: false,
    kinds: { likes: { inApp: false, push: false }, comments: ON, mentions: ON },
  });
  expect(await notificationSettingsOf(member)).toEqual(changed);
});

it('two changes of notification settings that arrive at the same time are both stored', async () => {
  await Promise.all([
    changeNotificationSettings(member, { kinds: { likes: { push: false } } }),
    changeNotificationSettings(member, {
      kinds: { likes: { inApp: false }, follows: { push: false } },
    }),
    changeNotificationSettings(member, { isPushOn: false }),
  ]);
  expect(await notificationSettingsOf(member)).toMatchObject({
    isPushOn: false,
    kinds: { likes: { inApp: false, push: false }, follows: { inApp: true, push: false } },
  });
});

it('a change of notification settings keeps the marketplace fees of the member', async () => {
  const unset = await feesOf(member);
  await updateFees(member, newFees({ ebay: { percent: '7', fixed: '1' } }));
  const before = await feesOf(member);
  expect(before).not.toEqual(unset);
  await changeNotificationSettings(member, { isPushOn: false });
  expect(await feesOf(member)).toEqual(before);
});

it.each([{ kinds: { billing: { inApp: false } } }, { isPushOn: 'no' }, { other: true }])(
  'a change of notification settings rejects the body %j',
  async (json) => {
    const response = await call('changeNotificationSettings', { as: member, json });
    expect(response.status).toBe(400);
  },
);
