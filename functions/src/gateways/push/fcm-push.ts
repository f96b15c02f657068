import type { BaseMessage, BatchResponse, SendResponse } from 'firebase-admin/messaging';
import { AppError } from '../../lib/app-error';
import type { PushGateway, PushMessage } from './push';

export interface FcmMessage extends BaseMessage {
  /** The registration tokens of browsers. FCM also supports installation ids, but browsers do not send these to us. */
  tokens: string[];
}

/** The methods of firebase-admin's `Messaging` that the gateway uses. */
export interface FcmClient {
  sendEachForMulticast(message: FcmMessage): Promise<BatchResponse>;
}

/**
 * The time for which FCM keeps a message for a device that is offline, in seconds. A push that is older than a day is
 * not useful, because the member can find the notification in the app.
 */
const TTL_SECONDS = 24 * 60 * 60;

const isText = (entry: [string, string | undefined]): entry is [string, string] =>
  entry[1] !== undefined;

/** Returns a message for FCM. It contains only data and no `notification`, so that only our service worker shows it. */
export const fcmMessage = ({ tokens, data }: PushMessage): FcmMessage => ({
  tokens: [...tokens],
  data: Object.fromEntries(Object.entries(data).filter(isText)),
  // High urgency also wakes a phone in power-saving mode.
  webpush: { headers: { Urgency: 'high', TTL: String(TTL_SECONDS) } },
});

/** Error codes of devices that will never get a message again. */
const GONE = [
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
];

/**
 * Error codes that FCM also returns for other problems. A device with such a code will never get a message again only
 * if the error's message also matches.
 */
const GONE_IF = new Map([
  // FCM returns this code for a device that is gone, but also for a malformed message.
  ['messaging/invalid-argument', /registration token/i],
  // FCM returns this code for a device that registered with another Firebase project, but also if our service account
  // may not send messages.
  ['messaging/mismatched-credential', /sender ?id mismatch/i],
]);

const isGone = ({ error }: SendResponse): boolean =>
  error !== undefined &&
  (GONE.includes(error.code) || GONE_IF.get(error.code)?.test(error.message) === true);

/**
 * Creates a gateway that sends pushes through FCM (Firebase Cloud Messaging), in one call for all devices. The SDK
 * loads with the first push.
 */
export function createFcmPushGateway(load: () => Promise<FcmClient>): PushGateway {
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
