import type { EndpointName } from '@contract/endpoints/api';
import type { Achievement } from '@contract/schemas/achievement';
import type { QueryClient } from '@tanstack/react-query';
import { onOutboxChange } from '@/lib/outbox/outbox-changes';
import { resultOfError } from '@/lib/outbox/refused-call';
import { type OutboxRun, sendOutbox, type SendResult } from '@/lib/outbox/send-outbox';
import { SEND_OUTBOX } from '@/lib/worker-messages';
import { announceAchievements } from '@/services/achievements-change';
import { call, callQueued } from '@/services/api-client';
import { ApiError, NetworkError } from '@/services/api-error';
import { refreshAfter } from '@/services/refresh-after';
import type { OutboxKind, OutboxKinds } from './outbox-kinds';

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

/** What a page does with the outbox. The service worker only sends. Without `client`, nothing is read again. */
const queuedCalls = (
  kinds: OutboxKinds,
  client: QueryClient | null,
): Required<Pick<OutboxRun, 'send' | 'check' | 'isLimitOver' | 'onRefused'>> => ({
  send: (entry, file) =>
    resultOf(async () => {
      // Somebody else may have signed in in another tab.
      const user = await call('getCurrentUser', {});
      if (user?.id !== entry.memberId) return { state: 'sign-in' };
      const { endpoint, input, id } = entry;
      const kind = kinds[endpoint];
      const sent = callQueued(endpoint, { ...input, ...(file && { file }) }, id);
      const response = await sent.catch((error: unknown) => firstOf(error, kind));
      if (response instanceof Overtaken) return { state: 'needs-decision', message: response.question };
      const question = (await kind?.review?.(entry, response)) ?? null;
      const tell = () => (question === null ? kind?.onSent?.(entry) : undefined);
      const { params } = input;
      if (client) await refreshAfter(client, endpoint as EndpointName, { write: tell, params });
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

/** The server has an earlier version of the call under the same key. */
class Overtaken {
  declare protected readonly byConstructor: true;
  readonly question: string;

  constructor(question: string) {
    this.question = question;
  }
}

/** Throws the error again unless it is 'key_reused' and the feature has a question about the first result. */
async function firstOf(error: unknown, kind: OutboxKind | undefined): Promise<Overtaken> {
  const first = error instanceof ApiError && error.code === 'key_reused' ? error.current : null;
  const question = (await kind?.reviewFirst?.(first)) ?? null;
  if (question === null) throw error;
  return new Overtaken(question);
}

/** The answer of some calls, as the API client parsed it. */
interface Unlocking {
  readonly newAchievements?: readonly Achievement[];
}

/** The limit of submissions, which is the only one of queueable calls. */
async function isLimitOver(): Promise<boolean> {
  try {
    return (await call('getSubscriptionStatus', {})).submissionsLeft !== 0;
  } catch {
    return false;
  }
}

/** Turns errors of calls into results. Throws all other errors. */
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
