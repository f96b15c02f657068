import { vi } from 'vitest';

/** Makes the browser report that there is no network. Requests still get the responses of the faked API. */
export function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

export function goOnline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}

/** Fires the event that a page gets when the member returns to the app. */
export const dispatchVisibilityChange = (): boolean =>
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
