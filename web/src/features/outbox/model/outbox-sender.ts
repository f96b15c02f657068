import type { QueryClient } from '@tanstack/react-query';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import { sendOutbox } from '@/lib/outbox/send-outbox';
import { SEND_OUTBOX } from '@/lib/worker-messages';
import type { OutboxKinds } from './outbox-kinds';
import { queuedCalls } from './queued-calls';

/** Sends what waits. With `client`, reads again what it changed. Returns when to send again, in milliseconds since 1970, or null. */
export const sendNow = (
  memberId: string,
  kinds: OutboxKinds,
  isBack: boolean,
  client: QueryClient | null = null,
): Promise<number | null> => sendOutbox({ memberId, isBack, ...queuedCalls(kinds, client) });

/**
 * Sends a member's outbox now, after each change of it, when the network returns, when the page becomes visible,
 * when the service worker asks, and when a wait is over. Returns a function that stops it.
 */
export function startOutboxSender(
  memberId: string,
  kinds: OutboxKinds,
  client: QueryClient,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  /** What was asked for during a run, which may have looked at the outbox before. */
  let again: { isBack: boolean } | null = null;
  let stopped = false;

  const run = async (isBack: boolean): Promise<void> => {
    if (running) {
      again = { isBack: isBack || (again?.isBack ?? false) };
      return;
    }
    running = true;
    clearTimeout(timer);
    const retryAt = await sendNow(memberId, kinds, isBack, client);
    running = false;
    if (stopped) return;
    if (again) {
      const next = again;
      again = null;
      return run(next.isBack);
    }
    if (retryAt !== null) timer = setTimeout(() => void run(false), retryAt - Date.now());
  };

  const changed = () => void run(false);
  const isBack = () => void run(true);
  const isVisible = () => document.visibilityState === 'visible' && isBack();
  const asked = ({ data }: MessageEvent) => data === SEND_OUTBOX && isBack();
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const unsubscribe = onOutboxChange(changed);
  window.addEventListener('online', isBack);
  document.addEventListener('visibilitychange', isVisible);
  worker?.addEventListener('message', asked);
  isBack();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', isBack);
    document.removeEventListener('visibilitychange', isVisible);
    worker?.removeEventListener('message', asked);
  };
}
