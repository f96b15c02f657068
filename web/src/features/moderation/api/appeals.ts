import type { Api } from '@contract/endpoints/api';
import type { CallInput, CallOutput } from '@contract/endpoints/define-endpoint';
import type { AppealEntry } from '@contract/schemas/appeal';
import { call, newerState } from '@/services/api-client';
import { readQuery } from '@/services/read-query';

/** A ruling about the signed-in member. */
export const ownRulingQuery = (rulingId: string) =>
  readQuery('getOwnRuling', { params: { rulingId } }, { staleTime: 0 });

export type AppealsQuery = NonNullable<CallInput<Api['listAppeals']>['query']>;

/** A page of appeals for admins. */
export const appealsQuery = (query: AppealsQuery) =>
  readQuery('listAppeals', { query }, { staleTime: 0 });

export type Outcome = CallInput<Api['decideAppeal']>['body']['outcome'];

export interface Deciding {
  /** The appeal to decide. Its `version` is the state that the admin has seen. */
  readonly entry: AppealEntry;
  readonly outcome: Outcome;
  /** The admin's text for the member. '' if there is none. */
  readonly answer: string;
}

/** Returns the appeal after the decision. Throws like `call`. */
export async function sendDecision({ entry, outcome, answer }: Deciding): Promise<AppealEntry> {
  const decided: CallOutput<Api['decideAppeal']> = await call('decideAppeal', {
    params: { rulingId: entry.id },
    body: { outcome, answer },
    ifMatch: entry.version,
  });
  return decided.body.appeal;
}

/**
 * Returns the current appeal if a decision failed because another admin has decided the appeal meanwhile. Otherwise
 * returns null.
 */
export const newerAppeal = (error: unknown): AppealEntry | null =>
  newerState('decideAppeal', error)?.body.appeal ?? null;
