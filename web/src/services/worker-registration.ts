import { Workbox } from 'workbox-window';
import { onLoadFailure } from '@/lib/load-failure';
import { whenIdle } from '@/lib/when-idle';
import { CACHE_LAZY_FILES } from '@/lib/worker-messages';
import { announceUpdate } from '@/lib/app-updates';

const HOUR_MS = 60 * 60 * 1000;
/** The maximum time in milliseconds that a reload waits for the new worker to become active. */
const ACTIVATION_MS = 10_000;

let registered: Workbox | undefined;

/**
 * Registers the service worker. Does nothing if the browser does not support workers, for example in a private window
 * of Firefox. Rejects if the browser refuses the worker.
 */
export async function registerWorker(): Promise<void> {
  onLoadFailure(() => void announceIfReplaced());
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox('/sw.js');
  let isControlled = navigator.serviceWorker.controller !== null;
  workbox.addEventListener('waiting', announceUpdate);
  // Offers the update when another tab has activated a new version of the worker. Does not reload this tab: it keeps
  // its own version until the member reloads it.
  workbox.addEventListener('controlling', () => {
    if (isControlled) announceUpdate();
    isControlled = true;
  });
  registered = workbox;
  await workbox.register();
  lookForUpdates(workbox);
  const { active } = await navigator.serviceWorker.ready;
  if (!savesData()) whenIdle(() => active?.postMessage({ type: CACHE_LAZY_FILES }));
}

/**
 * Checks for a new version of the worker when the page becomes visible, at most once an hour. The browser itself checks
 * only at a page load, and an installed app stays open for days.
 */
function lookForUpdates(workbox: Workbox): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - last < HOUR_MS) return;
    last = Date.now();
    workbox.update().catch(() => undefined);
  });
}

/** Checks for a new version now. Does nothing if there is no worker or no network. */
export async function lookForUpdate(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
}

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/**
 * Announces an update if the server no longer has the app's script in the version that this page runs. The app's script
 * is the last script of the page, because the scripts of libraries come first.
 */
async function announceIfReplaced(): Promise<void> {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  const script = [...scripts].at(-1);
  if (!script) return;
  const response = await fetch(script.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (response?.status === 404) announceUpdate();
}

/** Reloads the page with the newest version. */
export async function reloadToUpdate(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, ACTIVATION_MS));
  if (registered) await Promise.race([activateNewest(registered).catch(() => undefined), late]);
  window.location.reload();
}

async function activateNewest(workbox: Workbox): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return;
  const activated = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  workbox.messageSkipWaiting();
  await activated;
}
