import type { EndpointName } from '@contract/endpoints/api';
import type { Achievement } from '@contract/schemas/achievement';
import type { QueryClient } from '@tanstack/react-query';
import type { OutboxRun, SendResult } from '@/lib/outbox/send-outbox';
import { resultOfError } from '@/lib/outbox/refused-call';
import { announceAchievements } from '@/services/achievements-change';
import { call, callQueued } from '@/services/api-client';
import { ApiError, NetworkError } from '@/services/api-error';
import { refreshAfter } from '@/services/refresh-after';
import type { OutboxKind, OutboxKinds } from './outbox-kinds';

/** What a page does with the outbox. The service worker only sends. Without `client`, nothing is read again. */
export const queuedCalls = (
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
      const answer = await sent.catch((error: unknown) => firstOf(error, kind));
      if (answer instanceof Overtaken) return { state: 'needs-decision', message: answer.question };
      const question = (await kind?.review?.(entry, answer)) ?? null;
      const tell = () => (question === null ? kind?.onSent?.(entry) : undefined);
      const { params } = input;
      if (client) await refreshAfter(client, endpoint as EndpointName, { write: tell, params });
      else await tell();
      const unlocked = (answer as Unlocking | undefined)?.newAchievements ?? [];
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
