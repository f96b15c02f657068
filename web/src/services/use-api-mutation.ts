import type { Api, EndpointName } from '@contract/endpoints/api';
import type { CallInput, CallOutput } from '@contract/endpoints/define-endpoint';
import { type Query, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, type ToastMessage } from '@/components/toast/toast-store';
import { createIdempotencyKeySource } from '@/lib/idempotency-key';
import { announceAchievements } from './achievements-change';
import { call } from './api-client';
import { errorSentence, isUnauthorized, NetworkError } from './api-error';
import { type CallParams, refreshUnwrittenQueries, watchQueryWrites } from './refresh-after-call';
import { useSignInAgain } from './sign-in-again';

interface Sending {
  /**
   * The idempotency key. It stays the same until the variables change, so that the server runs a repeated call only
   * once. It is sent if the row of the call is `idempotent`.
   */
  readonly idempotencyKey: string;
}

type Send<Name extends EndpointName, Variables, Result> =
  | { readonly input: (variables: Variables) => CallInput<Api[Name]> }
  /**
   * Makes the call. Needed if the result of the mutation is not the response itself. Must reject with the same errors
   * as `call`.
   */
  | {
      readonly send: (variables: Variables, sending: Sending) => Promise<Result>;
      /**
       * The path parameters of the call. Responses with other path parameters, such as responses about another item,
       * are not refetched.
       */
      readonly params?: CallParams;
    };

/**
 * The title of an error toast. The description below it is the server's reason, or `fallback` if the server gave no
 * reason.
 */
interface FailureText {
  readonly title: string;
  readonly fallback: string;
}

interface Outcomes<Variables, Result> {
  /**
   * Shows the change before the server responds. Returns a function that undoes only this change and keeps later
   * changes.
   */
  readonly optimistic?: (variables: Variables, client: QueryClient) => () => void;
  /**
   * Puts the call into the outbox if there is no network or if no response arrives. Returns the result to show. The
   * result must be an object. No data is refetched in this case.
   */
  readonly queue?: (
    variables: Variables,
    sending: Sending & { readonly wasSent: boolean },
  ) => Promise<Result & object>;
  /** Whether to put the call into the outbox even if there is a network. */
  readonly isHeld?: boolean;
  /**
   * Called with the result of the call or of `queue`. The queries that this function sets with `setQueryData` are not
   * refetched. If this function returns a promise, the other queries are refetched when the promise resolves.
   */
  readonly onSuccess?: (
    result: Result,
    variables: Variables,
    client: QueryClient,
  ) => void | Promise<void>;
  /** Called after a failure other than a 401 response. A form shows the errors of its fields here. */
  readonly onError?: (error: Error, variables: Variables) => void;
  /**
   * The toast after a failure other than a 401 response. If this is a function, it can return null to show no toast.
   * Default: no toast.
   */
  readonly failure?:
    FailureText | ((error: Error, variables: Variables) => Omit<ToastMessage, 'variant'> | null);
  /**
   * The URL of the sign-in page, and the text of the toast after a 401 response. If null, the page is not opened and
   * the toast is not shown. `onSignedOut` is called in any case.
   */
  readonly signIn?: { readonly login?: string; readonly description?: string } | null;
  /** Called after a 401 response. */
  readonly onSignedOut?: (error: Error) => void;
  /** The mutation key of the call. Components use it to see whether the call runs. */
  readonly mutationKey?: readonly unknown[];
  /** The name of a group of calls. Calls of the same group run one after another. */
  readonly scope?: { readonly id: string };
}

/** The results of calls that were put into the outbox instead of being sent. */
const waiting = new WeakSet();

/** An optimistic update: the queries that it changed, and a function that undoes it. */
interface Shown {
  readonly written: ReadonlySet<Query>;
  readonly undo: () => void;
}

/**
 * Returns a mutation of TanStack Query that makes the call `name`. If `name` is a function, it returns the name of the
 * call for the variables. After a success, refetches the data that the row's `changes` names, and shows the
 * achievements that the response unlocks. A 401 response opens the sign-in page. `failure` is the last error, unless it
 * is a 401 response.
 */
export function useApiMutation<
  Name extends EndpointName,
  Variables = void,
  Result = CallOutput<Api[Name]>,
>(
  name: Name | ((variables: Variables) => Name),
  options: Send<Name, Variables, Result> & Outcomes<Variables, Result>,
) {
  const { optimistic, onSuccess, onError, onSignedOut, failure, signIn = {} } = options;
  const { mutationKey, scope } = options;
  const client = useQueryClient();
  const [keyFor] = useState(createIdempotencyKeySource);
  const signInAgain = useSignInAgain(signIn?.login);
  const nameOf = (variables: Variables) => (typeof name === 'function' ? name(variables) : name);

  const mutation = useMutation<Result, Error, Variables, Shown | undefined>({
    ...(mutationKey && { mutationKey }),
    ...(scope && { scope }),
    mutationFn: (variables) =>
      sendOrQueue(nameOf(variables), variables, keyFor(variables), options),
    onMutate: (variables) => optimistic && show(client, () => optimistic(variables, client)),
    onSuccess: (result, variables, shown) => {
      const written = watchQueryWrites(client);
      let settled: void | Promise<void>;
      try {
        settled = onSuccess?.(result, variables, client);
      } finally {
        written.stop();
      }
      if (typeof result === 'object' && result !== null && waiting.has(result)) return;
      announceAchievements(unlockedBy(result));
      const known = new Set([...(shown?.written ?? []), ...written.queries]);
      const refresh = () =>
        refreshUnwrittenQueries(client, nameOf(variables), known, paramsOf(options, variables));
      if (settled) return settled.then(refresh);
      refresh();
    },
    onError: (error, variables, shown) => {
      shown?.undo();
      if (isUnauthorized(error)) {
        if (signIn) signInAgain(signIn.description);
        onSignedOut?.(error);
        return;
      }
      const toast =
        typeof failure === 'function' ? failure(error, variables) : toastOf(failure, error);
      if (toast) showToast({ ...toast, variant: 'destructive' });
      onError?.(error, variables);
    },
  });
  const { error } = mutation;
  return { ...mutation, failure: isUnauthorized(error) ? null : error };
}

function paramsOf<Name extends EndpointName, Variables, Result>(
  options: Send<Name, Variables, Result>,
  variables: Variables,
): CallParams | undefined {
  if ('send' in options) return options.params;
  const input: { readonly params?: CallParams } = options.input(variables);
  return input.params;
}

async function sendOrQueue<Name extends EndpointName, Variables, Result>(
  name: Name,
  variables: Variables,
  idempotencyKey: string,
  options: Send<Name, Variables, Result> & Outcomes<Variables, Result>,
): Promise<Result> {
  const { queue, isHeld } = options;
  const wait = async (keep: NonNullable<typeof queue>, wasSent: boolean) => {
    const result = await keep(variables, { idempotencyKey, wasSent });
    waiting.add(result);
    return result;
  };
  if (queue && (isHeld || !navigator.onLine)) return wait(queue, false);
  try {
    if ('send' in options) return await options.send(variables, { idempotencyKey });
    return (await call(name, options.input(variables), { idempotencyKey })) as Result;
  } catch (error) {
    if (!queue || !(error instanceof NetworkError)) throw error;
    return wait(queue, true);
  }
}

/**
 * Runs an optimistic update. Cancels running requests of the queries that it has changed, because their responses do
 * not contain the change.
 */
function show(client: QueryClient, update: () => () => void): Shown {
  const { queries: written, stop } = watchQueryWrites(client);
  const undo = update();
  stop();
  void client.cancelQueries({ predicate: (query) => written.has(query) });
  return { written, undo };
}

const toastOf = (text: FailureText | undefined, error: Error) =>
  text && { title: text.title, description: errorSentence(error, text.fallback) };

function unlockedBy(result: unknown): readonly Unlocked[] {
  const { newAchievements = [] } = (result ?? {}) as { newAchievements?: readonly Unlocked[] };
  return newAchievements;
}

type Unlocked = Parameters<typeof announceAchievements>[0][number];
