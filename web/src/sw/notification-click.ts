import { nonAdminEndpoints } from '@contract/endpoints/non-admin-endpoints';
import { unreadCountSchema } from '@contract/schemas/notification';
import { showUnreadOnBadge } from '@/lib/app-badge';
import { type ShownPush, shownPushSchema } from '@/lib/end-push-subscription';
import { newQuietOutboxEntry } from '@/lib/outbox/outbox-entry';
import { addToOutbox } from '@/lib/outbox/outbox-store';
import { registerOutboxSync } from '@/lib/outbox/register-outbox-sync';
import { withReplyParameter } from '@/lib/push-path';
import { sameOriginPath } from '@/lib/same-origin-path';
import { OPEN_PATH } from '@/lib/worker-messages';
import { fetchCurrentMemberId, sendOutboxFor } from './outbox-sync';
import { PUSH_ACTIONS } from './push';
import { notifyPages } from './notify-pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * The time in milliseconds to wait for a page's response. A page of an older version, or a page that is still starting,
 * does not respond. The time is long, because a slow phone may need seconds, and a reload would lose what the member
 * has typed.
 */
const RESPONSE_MS = 5000;

/**
 * Handles clicks on push notifications: opens the page that the notification is about, and marks the notification as
 * read. Also works while the app is closed.
 */
export function respondToNotificationClicks(): void {
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(handleClick(event));
  });
}

async function handleClick({ action, notification }: NotificationEvent): Promise<void> {
  const push = shownPushSchema.safeParse(notification.data).data;
  if (!push) return openPath('/');
  const path = action === PUSH_ACTIONS.reply ? withReplyParameter(push.path) : push.path;
  // The browser allows opening a window only directly after the click.
  const opening = action === PUSH_ACTIONS.markRead ? undefined : openPath(path);
  // Waits until both the page is open and the call is sent, because the browser may stop the worker when this promise
  // settles. If one of the two fails, the other one still completes.
  const results = await Promise.allSettled([opening, markRead(push)]);
  for (const result of results)
    if (result.status === 'rejected')
      console.warn(
        'Could not do a part of what a click on a notification asks for.',
        result.reason,
      );
}

/**
 * Opens a path in an open page. Reloads the page only if it does not respond, because a reload loses what the member
 * has typed. If no page is open, opens a window.
 */
async function openPath(pushed: string): Promise<void> {
  const path = sameOriginPath(pushed);
  const windows = await self.clients.matchAll({ type: 'window' });
  const page = windows.find(({ focused }) => focused) ?? windows[0];
  if (!page) return void (await self.clients.openWindow(path));
  // Ignores a failure, because the browser may refuse to focus a window.
  await page.focus().catch(() => undefined);
  if (await askToOpen(page, path)) return;
  // Reloads the page at this path. Opens a window instead if the browser refuses to navigate. It refuses if the page
  // was closed meanwhile, or if this worker does not control the page.
  await page.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Asks a page to open a path. Returns false if the page does not respond in time. */
function askToOpen(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), RESPONSE_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    page.postMessage({ type: OPEN_PATH, path }, [port2]);
  }).finally(() => port1.close());
}

/**
 * Adds the call that marks the notification as read to the outbox, and sends the call. Without a network, the call
 * waits in the outbox. If another member is signed in, the call waits until its own member signs in again.
 */
async function markRead({ memberId, notificationId }: ShownPush): Promise<void> {
  if (notificationId === undefined) return;
  const call = newQuietOutboxEntry({
    id: crypto.randomUUID(),
    memberId,
    endpoint: 'markNotificationRead',
    input: { params: { notificationId } },
  });
  await addToOutbox(call, null);
  // `fetchCurrentMemberId` rejects without a network. The call then waits in the outbox.
  const current = await fetchCurrentMemberId().catch(() => undefined);
  if (current === undefined) return registerOutboxSync(self.registration);
  // Does not send the call if another member has signed in meanwhile, because the server would attribute the call to
  // that member.
  if (current !== memberId) return;
  if (await sendOutboxFor(memberId)) return registerOutboxSync(self.registration);
  await updateBadge(memberId);
  notifyPages('notifications-changed');
}

async function updateBadge(memberId: string): Promise<void> {
  const response = await fetch(nonAdminEndpoints.countUnreadNotifications.path).catch(() => null);
  if (!response?.ok) return;
  const counted = unreadCountSchema.safeParse(await response.json()).data;
  if (counted) await showUnreadOnBadge(memberId, counted.count);
}
