import { randomUUID } from 'node:crypto';
import type { Page, Worker } from '@playwright/test';
import type { PushData } from '../../contract/schemas/push';
import { openWorkerDevTools } from './service-worker';

/*
 * Chromium without a window refuses to show notifications even if they are allowed. So the functions below make the
 * permission for notifications read as 'granted' in the page, and make the service worker keep notifications in memory.
 */

/** Makes the permission for notifications read as 'granted' in pages that open after this call. */
export const allowNotifications = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });

/**
 * Makes the service worker keep notifications in memory instead of showing them. Call this function once, when the
 * worker is active.
 */
export const keepNotificationsInMemory = (page: Page): Promise<void> =>
  workerOf(page).evaluate(showInMemory);

/** Delivers a push message to the worker, as FCM does through the push service of the browser. */
export async function deliverPush(page: Page, push: PushData): Promise<void> {
  const { browser, registrationId } = await openWorkerDevTools(page);
  const { origin } = new URL(page.url());
  const data = JSON.stringify({ data: push, from: '1234567890', fcmMessageId: randomUUID() });
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Returns the title and text of each notification that the service worker now keeps in memory. */
export const readShownNotifications = (page: Page): Promise<string[][]> =>
  workerOf(page).evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
  });

/**
 * Clicks the first notification that the service worker keeps, or one of its actions. Waits until the worker has
 * handled the click.
 */
export const clickNotification = (page: Page, action = ''): Promise<void> =>
  workerOf(page).evaluate(dispatchClick, action);

type WorkerScope = EventTarget & { readonly registration: ServiceWorkerRegistration };

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('The page has no service worker.');
  return worker;
}

function showInMemory(): void {
  const { registration } = globalThis as unknown as WorkerScope;
  let shown: Notification[] = [];
  const without = (tag: string | undefined) => shown.filter((one) => one.tag !== tag);
  Object.assign(registration, {
    getNotifications: async ({ tag }: GetNotificationOptions = {}) =>
      shown.filter((one) => tag === undefined || one.tag === tag),
    showNotification: async (title: string, options: NotificationOptions) => {
      const close = () => (shown = without(options.tag));
      shown = [...without(options.tag), { title, ...options, close } as unknown as Notification];
    },
  });
}

/**
 * Dispatches a click event with its own `waitUntil`, because the browser's `waitUntil` rejects events that scripts
 * create. Runs in the service worker.
 */
async function dispatchClick(action: string): Promise<void> {
  const worker = globalThis as unknown as WorkerScope;
  const [notification] = await worker.registration.getNotifications();
  const works: Promise<unknown>[] = [];
  const event = Object.assign(new Event('notificationclick'), {
    notification,
    action,
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  worker.dispatchEvent(event);
  await Promise.all(works);
}
