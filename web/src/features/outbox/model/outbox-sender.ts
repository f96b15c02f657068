import type { EndpointName } from '@contract/endpoints/api';
import type { Achievement } from '@contract/schemas/achievement';
import type { QueryClient } from '@tanstack/react-query';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import { resultOfError } from '@/lib/outbox/refused-call';
import { type SendOutboxOptions, sendOutbox, type SendResult } from '@/lib/outbox/send-outbox';
import { SEND_OUTBOX } from '@/lib/worker-messages';
import { announceAchievements } from '@/services/achievements-change';
import { call, callQueued } from '@/services/api-client';
import { ApiError, NetworkError } from '@/services/api-error';
import { refreshAfterCall } from '@/services/refresh-after-call';
import type { QueuedCallHandlers, QueuedCallHandlersByEndpoint } from './queued-call-handlers';

/**
 * Sends the queued calls. If `client` is given, refetches the data that the calls change. Resolves to the time of the
 * next attempt in milliseconds since 1970, or to null if no attempt is needed.
 */
export const sendOutboxNow = (
  memberId: string,
  kinds: QueuedCallHandlersByEndpoint,
  isBack: boolean,
  client: QueryClient | null = null,
): Promise<number | null> => sendOutbox({ memberId, isBack, ...queuedCalls(kinds, client) });

/**
 * Sends a member's queued calls now, and again after each of these events: the outbox changes, the network returns, the
 * page becomes visible, the service worker asks the page to send, or the time of the next attempt has come. Returns a
 * function that stops sending.
 */
export function startOutboxSender(
  memberId: string,
  kinds: QueuedCallHandlersByEndpoint,
  client: QueryClient,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  /**
   * A request for another run. It is stored here while a run is in progress, because that run may have read the outbox
   * before the request.
   */
  let again: { isBack: boolean } | null = null;
  let stopped = false;

  const run = async (isBack: boolean): Promise<void> => {
    if (running) {
      again = { isBack: isBack || (again?.isBack ?? false) };
      return;
    }
    running = true;
    clearTimeout(timer);
    const retryAt = await sendOutboxNow(memberId, kinds, isBack, client);
    running = false;
    if (stopped) return;
    if (again) {
      const next = again;
      again = null;
      return run(next.isBack);
    }
    if (retryAt !== null) timer = setTimeout(() => void run(false), retryAt - Date.now());
  };

  const onChanged = () => void run(false);
  const onBack = () => void run(true);
  const onVisible = () => document.visibilityState === 'visible' && onBack();
  const onAsked = ({ data }: MessageEvent) => data === SEND_OUTBOX && onBack();
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  const unsubscribe = onOutboxChange(onChanged);
  window.addEventListener('online', onBack);
  document.addEventListener('visibilitychange', onVisible);
  worker?.addEventListener('message', onAsked);
  onBack();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', onBack);
    document.removeEventListener('visibilitychange', onVisible);
    worker?.removeEventListener('message', onAsked);
  };
}

/**
 * Returns the functions with which a page sends and checks queued calls. If `client` is null, these functions refetch
 * no data.
 */
const queuedCalls = (
  kinds: QueuedCallHandlersByEndpoint,
  client: QueryClient | null,
): Required<Pick<SendOutboxOptions, 'send' | 'check' | 'isLimitOver' | 'onRefused'>> => ({
  send: (entry, file) =>
    resultOf(async () => {
      // Sends nothing if another member has signed in, for example in another tab.
      const user = await call('getCurrentUser', {});
      if (user?.id !== entry.memberId) return { state: 'sign-in' };
      const { endpoint, input, id } = entry;
      const kind = kinds[endpoint];
      const sent = callQueued(endpoint, { ...input, ...(file && { file }) }, id);
      const response = await sent.catch((error: unknown) => firstOf(error, kind));
      if (response instanceof Overtaken)
        return { state: 'needs-decision', message: response.question };
      const question = (await kind?.review?.(entry, response)) ?? null;
      const tell = () => (question === null ? kind?.onSent?.(entry) : undefined);
      const { params } = input;
      if (client) await refreshAfterCall(client, endpoint as EndpointName, { write: tell, params });
      else await tell();
      const unlocked = (response as Unlocking | undefined)?.newAchievements ?? [];
      announceAchievements(unlocked);
      return question === null ? { state: 'sent' } : { state: 'needs-decision', message: question };
    }),
  check: (entry, file) =>
    resultOf(async () => {
      const check = kinds[entry.endpoint]?.check;
      return check ? check(entry, file) : { state: 'checked', file, draft: entry.draft };
    }),
  isLimitOver,
  onRefused: (entry, message) => kinds[entry.endpoint]?.onRefused?.(entry, message),
});

/** Thrown if the server has already accepted an earlier version of the call under the same idempotency key. */
class Overtaken {
  declare protected readonly byConstructor: true;
  readonly question: string;

  constructor(question: string) {
    this.question = question;
  }
}

/**
 * Returns the question that the call's feature asks about the result of the first call. The server sends this result
 * with a 'key_reused' error. Rethrows any other error. Also rethrows a 'key_reused' error if the feature has no
 * question.
 */
async function firstOf(error: unknown, kind: QueuedCallHandlers | undefined): Promise<Overtaken> {
  const first = error instanceof ApiError && error.code === 'key_reused' ? error.current : null;
  const question = (await kind?.reviewFirst?.(first)) ?? null;
  if (question === null) throw error;
  return new Overtaken(question);
}

/** The part of a response that lists unlocked achievements. */
interface Unlocking {
  readonly newAchievements?: readonly Achievement[];
}

/**
 * Returns whether the member now has submissions left. Returns false if the request fails. No other limit keeps calls
 * in the outbox.
 */
async function isLimitOver(): Promise<boolean> {
  try {
    return (await call('getSubscriptionStatus', {})).submissionsLeft !== 0;
  } catch {
    return false;
  }
}

/**
 * Returns the result of `work`. If `work` rejects because there is no network or because the server sent an error
 * response, returns the new state of the entry. Rethrows any other error.
 */
async function resultOf<Result>(work: () => Promise<Result>): Promise<Result | FailedCall> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NetworkError) return { state: 'waiting', message: null };
    if (error instanceof ApiError) return resultOfError(error);
    throw error;
  }
}

type FailedCall = Exclude<SendResult, { readonly state: 'sent' }>;
