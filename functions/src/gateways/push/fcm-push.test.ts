import type { PushData } from '@contract/schemas/push';
import type { BatchResponse, Message, Messaging } from 'firebase-admin/messaging';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createFcmPushGateway, type FcmClient, type FcmMessage, fcmMessage } from './fcm-push';

const data: PushData = {
  memberId: 'ann',
  title: 'New like',
  body: '@bob liked your item “Owl”',
  tag: 'like_owl',
  path: '/item/owl',
  notificationId: 'like_owl',
  unread: '1',
};
const sent = { success: true, messageId: 'm' };
const failed = (code: string, message = 'It failed') => ({
  success: false,
  error: Object.assign(new Error(message), { code: `messaging/${code}` }),
});

type SendResult = typeof sent | ReturnType<typeof failed>;

function gatewayThat(results: readonly SendResult[] | Error) {
  const messages: FcmMessage[] = [];
  const gateway = createFcmPushGateway(() =>
    Promise.resolve({
      sendEachForMulticast: (message: FcmMessage) => {
        messages.push(message);
        return results instanceof Error
          ? Promise.reject(results)
          : Promise.resolve({ responses: results } as unknown as BatchResponse);
      },
    }),
  );
  const tokens = results instanceof Error ? ['t1'] : results.map((_it, n) => `t${n + 1}`);
  return { messages, send: () => gateway.send({ tokens, data }) };
}

it('fcmMessage returns a message that firebase-admin accepts, with data but without a notification', () => {
  const message = fcmMessage({ tokens: ['t1', 't2'], data });
  expectTypeOf<Messaging>().toExtend<FcmClient>();
  const { tokens, ...base } = message;
  const [token = ''] = tokens;
  expectTypeOf({ ...base, token }).toExtend<Message>();
  expect(message).toEqual({
    tokens: ['t1', 't2'],
    data,
    webpush: { headers: { Urgency: 'high', TTL: '86400' } },
  });
});

describe('FCM gateway', () => {
  it('makes one call for several devices', async () => {
    const { send, messages } = gatewayThat([sent, sent]);
    expect(await send()).toEqual([]);
    expect(messages.map(({ tokens }) => tokens)).toEqual([['t1', 't2']]);
  });

  it.each([
    ['registration-token-not-registered', 'Gone'],
    ['invalid-registration-token', 'Invalid'],
    ['invalid-argument', 'The registration token is not a valid FCM registration token'],
    ['mismatched-credential', 'SenderId mismatch'],
  ])('returns the tokens that FCM rejects with %s', async (code, message) => {
    const { send } = gatewayThat([sent, failed(code, message), sent]);
    expect(await send()).toEqual(['t2']);
  });

  it("throws 'unavailable' when no device got the message but a later attempt could succeed", async () => {
    const { send } = gatewayThat([
      failed('registration-token-not-registered'),
      failed('server-unavailable'),
    ]);
    expect(await appErrorOf(send())).toMatchObject({ code: 'unavailable' });
  });

  it('does not return the token of a device that failed temporarily when another device got the message', async () => {
    const { send } = gatewayThat([sent, failed('server-unavailable')]);
    expect(await send()).toEqual([]);
  });

  it.each([
    ['invalid-argument', 'Invalid value at message.data'],
    ['mismatched-credential', "Permission 'cloudmessaging.messages.create' denied on resource"],
    ['third-party-auth-error', 'Auth error from APNS or Web Push Service'],
  ])(
    "throws 'unavailable' and returns no tokens when the message is invalid or the service account may not send: %s",
    async (code, message) => {
      const { send } = gatewayThat([failed(code, message)]);
      expect(await appErrorOf(send())).toMatchObject({ code: 'unavailable' });
    },
  );

  it("throws 'unavailable' when the call to FCM fails", async () => {
    const { send } = gatewayThat(new Error('No network'));
    expect(await appErrorOf(send())).toMatchObject({ code: 'unavailable' });
  });
});
