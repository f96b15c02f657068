import type { BaseMessage, BatchResponse, SendResponse } from 'firebase-admin/messaging';
import { AppError } from '../../lib/app-error';
import type { PushGateway, PushMessage } from './push';

export interface FcmMessage extends BaseMessage {
  /** Registration tokens, as browsers get them. FCM also knows installation ids, which no browser sends us. */
  tokens: string[];
}

/** What is used of `Messaging`. */
export interface FcmClient {
  sendEachForMulticast(message: FcmMessage): Promise<BatchResponse>;
}

/** After a day, nobody needs to hear of a notification any more: it waits in the app. */
const TTL_SECONDS = 24 * 60 * 60;

const isText = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;

/** Data only, without FCM's `notification`, so that only our service worker shows it. */
export const fcmMessage = ({ tokens, data }: PushMessage): FcmMessage => ({
  tokens: [...tokens],
  data: Object.fromEntries(Object.entries(data).filter(isText)),
  // High: also wakes a phone that saves power.
  webpush: { headers: { Urgency: 'high', TTL: String(TTL_SECONDS) } },
});

/** The errors that say that a device will never get a message again. */
const GONE = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];

/** Errors that have several causes, with the message that says the same. */
const GONE_IF = new Map([
  // Also the code of a malformed message.
  ['messaging/invalid-argument', /registration token/i],
  // The device registered with another Firebase project. Also the code if our service account may not send.
  ['messaging/mismatched-credential', /sender ?id mismatch/i],
]);

const isGone = ({ error }: SendResponse): boolean =>
  error !== undefined &&
  (GONE.includes(error.code) || GONE_IF.get(error.code)?.test(error.message) === true);

/** Sends by FCM (Firebase Cloud Messaging), which loads with the first push. One call for all devices. */
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
