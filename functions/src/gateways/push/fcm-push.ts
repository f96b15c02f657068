import type { BaseMessage, BatchResponse, SendResponse } from 'firebase-admin/messaging';
import { AppError } from '../../lib/app-error';
import type { PushGateway, PushMessage } from './push';

export interface FcmMessage extends BaseMessage {
  /** The registration tokens of browsers. FCM also supports installation ids, which browsers do not send us. */
  tokens: string[];
}

/** The methods of `Messaging` that are used. */
export interface FcmClient {
  sendEachForMulticast(message: FcmMessage): Promise<BatchResponse>;
}

/** How long FCM keeps a message. After a day, nobody needs a push any more: the notification is in the app. */
const TTL_SECONDS = 24 * 60 * 60;

const isText = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;

/** Contains only data, without FCM's `notification`, so that only our service worker shows it. */
export const fcmMessage = ({ tokens, data }: PushMessage): FcmMessage => ({
  tokens: [...tokens],
  data: Object.fromEntries(Object.entries(data).filter(isText)),
  // High urgency also wakes a phone in power-saving mode.
  webpush: { headers: { Urgency: 'high', TTL: String(TTL_SECONDS) } },
});

/** The error codes of devices that will never get a message again. */
const GONE = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];

/** Error codes with several causes. The device is gone only if the message also matches. */
const GONE_IF = new Map([
  // FCM also uses this code for a malformed message.
  ['messaging/invalid-argument', /registration token/i],
  // The device registered with another Firebase project. FCM also uses this code if our service account may not send.
  ['messaging/mismatched-credential', /sender ?id mismatch/i],
]);

const isGone = ({ error }: SendResponse): boolean =>
  error !== undefined &&
  (GONE.includes(error.code) || GONE_IF.get(error.code)?.test(error.message) === true);

/** Sends pushes by FCM (Firebase Cloud Messaging), with one call for all devices. FCM loads with the first push. */
export function createFcmPush(load: () => Promise<FcmClient>): PushGateway {
  let messaging: ReturnType<typeof load> | undefined;
  return {
    send: async (message) => {
      const results = await responsesTo(message, await (messaging ??= load()));
      const failed = results.find((result) => !result.success && !isGone(result));
      if (failed && !results.some(({ success }) => success)) throw unavailable(failed.error);
      return message.tokens.filter((_token, place) => {
        const result = results[place];
        return result !== undefined && isGone(result);
      });
    },
  };
}

async function responsesTo(
  message: PushMessage,
  messaging: FcmClient,
): Promise<readonly SendResponse[]> {
  try {
    return (await messaging.sendEachForMulticast(fcmMessage(message))).responses;
  } catch (error) {
    throw unavailable(error);
  }
}

const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'The push could not be sent.', { cause });
