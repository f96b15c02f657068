import type { Api } from '@contract/endpoints/api';
import type { CallInput, CallOutput } from '@contract/endpoints/define-endpoint';
import type { AppealEntry } from '@contract/schemas/appeal';
import { call, stateOfConflictError } from '@/services/api-client';
import { queryOptionsFor } from '@/services/query-options';

/** Reads a ruling about the signed-in member. */
export const ownRulingQuery = (rulingId: string) =>
  queryOptionsFor('getOwnRuling', { params: { rulingId } }, { staleTime: 0 });

export type AppealsQueryParams = NonNullable<CallInput<Api['listAppeals']>['query']>;

/** Reads a page of appeals for admins. */
export const appealsQuery = (query: AppealsQueryParams) =>
  queryOptionsFor('listAppeals', { query }, { staleTime: 0 });

export type AppealOutcome = CallInput<Api['decideAppeal']>['body']['outcome'];

export interface AppealDecisionRequest {
  /** The appeal to decide. Its `version` is the version that the admin has seen. */
  readonly entry: AppealEntry;
  readonly outcome: AppealOutcome;
  /** The admin's text for the member. '' if there is none. */
  readonly answer: string;
}

/** Sends an admin's decision. Returns the appeal after the decision. Throws the same errors as `call`. */
export async function sendAppealDecision({
  entry,
  outcome,
  answer,
}: AppealDecisionRequest): Promise<AppealEntry> {
  const decided: CallOutput<Api['decideAppeal']> = await call('decideAppeal', {
    params: { rulingId: entry.id },
    body: { outcome, answer },
    ifMatch: entry.version,
  });
  return decided.body.appeal;
}

/**
 * If a decision failed because another admin had already decided the appeal, returns the current appeal. Otherwise
 * returns null.
 */
export const newerAppealInError = (error: unknown): AppealEntry | null =>
  stateOfConflictError('decideAppeal', error)?.body.appeal ?? null;
