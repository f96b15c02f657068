import { memberCalls } from '@contract/endpoints/member-calls';
import { unreadCountSchema } from '@contract/schemas/notification';
import { showUnreadOnBadge } from '@/lib/app-badge';
import { type ShownPush, shownPushSchema } from '@/lib/end-push';
import { newQuietEntry } from '@/lib/outbox/outbox-entry';
import { addToOutbox } from '@/lib/outbox/outbox-store';
import { registerOutboxSync } from '@/lib/outbox/register-outbox-sync';
import { withReply } from '@/lib/push-path';
import { sameOriginPath } from '@/lib/same-origin-path';
import { OPEN_PATH } from '@/lib/worker-messages';
import { currentMemberId, sendFor } from './outbox-sync';
import { PUSH_ACTIONS } from './push';
import { tellPages } from './tell-pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * A page of an earlier version, or one that is still starting, does not answer. A slow phone may need seconds, and loading the page
 * again would lose what the member has typed.
 */
const ANSWER_MS = 5000;

/** Opens what a push notification is about, and marks it as read, also while the app is closed. */
export function handleNotificationClicks(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(handleClick(event));
  });
}

async function handleClick({ action, notification }: NotificationEvent): Promise<void> {
  const push = shownPushSchema.safeParse(notification.data).data;
  if (!push) return openPath('/');
  const path = action === PUSH_ACTIONS.reply ? withReply(push.path) : push.path;
  // The browser allows it only right after the click.
  const opening = action === PUSH_ACTIONS.markRead ? undefined : openPath(path);
  // The browser may stop the worker when this settles, and one must not end the other.
  const results = await Promise.allSettled([opening, markRead(push)]);
  for (const result of results)
    if (result.status === 'rejected')
      console.warn(
        'Could not do a part of what a click on a notification asks for.',
        result.reason,
      );
}

/** An open page goes there without a reload, which would lose what the member has typed. */
async function openPath(pushed: string): Promise<void> {
  const path = sameOriginPath(pushed);
  const windows = await self.clients.matchAll({ type: 'window' });
  const page = windows.find(({ focused }) => focused) ?? windows[0];
  if (!page) return void (await self.clients.openWindow(path));
  // A browser may refuse to focus a window.
  await page.focus().catch(() => undefined);
  if (await askToOpen(page, path)) return;
  // A browser refuses it if the page was closed meanwhile, or this worker does not control it.
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Asks a page to open a path. Returns false if the page does not respond in time. */
function askToOpen(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage({ type: OPEN_PATH, path }, [port2]);
  }).finally(() => port1.close());
}

/**
 * Puts the call into the outbox and sends it, so that it waits there without a network, or until its member signs in again.
 */
async function markRead({ memberId, notificationId }: ShownPush): Promise<void> {
  if (notificationId === undefined) return;
  const call = newQuietEntry({
    id: crypto.randomUUID(),
    memberId,
    endpoint: 'markNotificationRead',
    input: { params: { notificationId } },
  });
  await addToOutbox(call, null);
  // Rejects without a network.
  const current = await currentMemberId().catch(() => undefined);
  if (current === undefined) return registerOutboxSync(self.registration);
  // Somebody else may have signed in since, and the session would send it as theirs.
  if (current !== memberId) return;
  if (await sendFor(memberId)) return registerOutboxSync(self.registration);
  await updateBadge(memberId);
  tellPages('notifications-changed');
}

async function updateBadge(memberId: string): Promise<void> {
  const response = await fetch(memberCalls.countUnreadNotifications.path).catch(() => null);
  if (!response?.ok) return;
  const counted = unreadCountSchema.safeParse(await response.json()).data;
  if (counted) await showUnreadOnBadge(memberId, counted.count);
}
