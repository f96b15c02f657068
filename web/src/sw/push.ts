import { type PushData, pushDataSchema } from '@contract/schemas/push';
import * as z from 'zod/mini';
import { showUnreadOnBadge } from '@/lib/app-badge';
import type { ShownPush } from '@/lib/end-push-subscription';
import { markPushDevicesOutdated, readPushDevice } from '@/lib/push-device';
import { notifyPages } from './notify-pages';

declare const self: ServiceWorkerGlobalScope;

/** The message that FCM delivers. The field `data` contains everything that the server sends. */
const payloadSchema = z.object({ data: pushDataSchema });

export const PUSH_ACTIONS = { reply: 'reply', markRead: 'mark-read' } as const;

/** The options of a notification that TypeScript does not declare, because not every browser supports them. */
interface ShownOptions extends NotificationOptions {
  readonly renotify: boolean;
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}

/** Shows push notifications, even while the app is open. */
export function showPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  // Marks the registration as outdated, so that the next page that opens registers a new token.
  self.addEventListener('pushsubscriptionchange', (event) =>
    (event as ExtendableEvent).waitUntil(markPushDevicesOutdated()),
  );
}

/**
 * Shows a notification for every valid push whose member gets push notifications in this browser. No such push may be
 * skipped, because an iPhone or iPad ends the subscription if a push shows no notification.
 */
async function show(message: PushMessageData | null): Promise<void> {
  const push = pushIn(message);
  if (!push || !(await isReceiver(push))) return;
  const { registration } = self;
  const before = await registration.getNotifications({ tag: push.tag });
  // Shows a repeated message silently, because FCM may deliver a message twice.
  const isRepeat = before.some(({ title, body }) => title === push.title && body === push.body);
  await registration.showNotification(push.title, optionsFor(push, before.length > 0 && !isRepeat));
  if (await isReceiver(push)) return updatePages(push);
  // The member has signed out while the notification was being shown, so the worker closes it.
  for (const shown of await registration.getNotifications({ tag: push.tag })) shown.close();
}

/**
 * Shows a number on the icon of the app: how many unread notifications the member had when the server sent the push.
 * Also tells open pages to refetch the notifications. They then replace this number.
 */
async function updatePages({ memberId, unread }: PushData): Promise<void> {
  await showUnreadOnBadge(memberId, Number(unread));
  notifyPages('notifications-changed');
}

function pushIn(message: PushMessageData | null): PushData | null {
  try {
    return payloadSchema.safeParse(message?.json()).data?.data ?? null;
  } catch {
    // The message is not JSON, so this app did not send it.
    return null;
  }
}

const isReceiver = async ({ memberId }: PushData): Promise<boolean> =>
  (await readPushDevice(memberId)) !== null;

function optionsFor(push: PushData, renotify: boolean): ShownOptions {
  const { memberId, body, picture, tag, path, notificationId, canReply } = push;
  const data: ShownPush = { memberId, path, ...(notificationId && { notificationId }) };
  return {
    body,
    icon: picture ?? '/install/icon-192.png',
    badge: '/install/monochrome-512.png',
    tag,
    renotify,
    data,
    actions: [
      ...(canReply ? [{ action: PUSH_ACTIONS.reply, title: 'Reply' }] : []),
      ...(notificationId ? [{ action: PUSH_ACTIONS.markRead, title: 'Mark as Read' }] : []),
    ],
  };
}
