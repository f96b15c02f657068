import type { CallInput, CallOutput, Endpoint } from '@contract/endpoints/define-endpoint';
import { callUrl } from '@contract/rules/call-url';
import type * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';

const TIMEOUT_MS = 3_000;
/**
 * The number of seconds to wait before the next attempt. `unknown` applies after a 429 without `Retry-After`. `slow`
 * applies after a call that took too long. `longest` is the maximum, even if `Retry-After` is longer: within this time,
 * every window of the rate limits for visitors' lists (`LIST_LIMITS`) ends.
 */
const RETRY_AFTER_SECONDS = { unknown: 60, longest: 600, slow: 10 };

/** The description of a GET endpoint that everyone may call. */
type OpenRow = Endpoint & {
  readonly method: 'GET';
  readonly auth: 'none';
  readonly output: { readonly status: 200; readonly schema: z.ZodMiniType };
};

export interface VisitorApiClient {
  /**
   * Makes a call without a session and returns the parsed response. Throws AppError 'not_found' if the API responds
   * with 404, 'forbidden' if it responds with 403, and 'unavailable' for all other failures. After a 429 or after a
   * call that took too long, the error contains the seconds to wait.
   * @param deadline aborts the call. Without it, the call is aborted after 3 s.
   */
  get<E extends OpenRow>(
    row: E,
    input: CallInput<E>,
    deadline?: AbortSignal,
  ): Promise<CallOutput<E>>;
}

/**
 * Creates a gateway that calls the function `api` through Hosting. The gateway does not read items itself, because only
 * the instances of `api` have the item index.
 */
export const createVisitorApiClient = (origin: string): VisitorApiClient => ({
  get: async <E extends OpenRow>(
    row: E,
    input: CallInput<E>,
    deadline = AbortSignal.timeout(TIMEOUT_MS),
  ) => {
    const url = `${origin}${callUrl(row, input)}`;
    const response = await orUnavailable(() => fetch(url, { signal: deadline }));
    if (response.ok)
      return orUnavailable(
        async () => row.output.schema.parse(await response.json()) as CallOutput<E>,
      );
    // The body must be read or cancelled. Otherwise the connection stays in use until the response is
    // garbage-collected.
    await orUnavailable(async () => response.body?.cancel());
    throw refusalOf(response, url);
  },
});

function refusalOf(response: Response, url: string): AppError {
  const { status } = response;
  if (status === 403) return new AppError('forbidden', 'Not for visitors');
  if (status === 404) return new AppError('not_found', 'Not found');
  const cause = new Error(`${url} returned status ${status}`);
  return unavailable(cause, status === 429 ? waitIn(response) : undefined);
}

async function orUnavailable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    const isSlow = cause instanceof Error && cause.name === 'TimeoutError';
    throw unavailable(cause, isSlow ? RETRY_AFTER_SECONDS.slow : undefined);
  }
}

function waitIn({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after')) || RETRY_AFTER_SECONDS.unknown;
  return Math.min(seconds, RETRY_AFTER_SECONDS.longest);
}

const unavailable = (cause: unknown, retryAfterSeconds: number | undefined) =>
  new AppError('unavailable', "We couldn't load this page. Please try again.", {
    cause,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
