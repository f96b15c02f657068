import type { CallInput, CallOutput, Endpoint } from '@contract/endpoints/define-endpoint';
import { urlFor } from '@contract/rules/call-url';
import type * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';

const TIMEOUT_MS = 3_000;
/** If the API does not say when, and if it says later. Its windows are ten minutes long (`LIST_LIMITS`). */
const RETRY_AFTER_SECONDS = { unknown: 60, longest: 600, slow: 10 };

/** A GET that everybody may call. */
type OpenRow = Endpoint & {
  readonly method: 'GET';
  readonly auth: 'none';
  readonly output: { readonly status: 200; readonly schema: z.ZodMiniType };
};

export interface VisitorCalls {
  /**
   * Makes a call without a session, and returns the parsed response. Throws AppError 'not_found', 'forbidden', and 'unavailable' for
   * everything else: with the seconds to wait if the API refused the call with a 429, or did not respond in time.
   * @param deadline of the caller, instead of 3 s
   */
  get<E extends OpenRow>(
    row: E,
    input: CallInput<E>,
    deadline?: AbortSignal,
  ): Promise<CallOutput<E>>;
}

/** Asks the function `api` through Hosting, because only its instances hold the item index. */
export const createVisitorCalls = (origin: string): VisitorCalls => ({
  get: async <E extends OpenRow>(
    row: E,
    input: CallInput<E>,
    deadline = AbortSignal.timeout(TIMEOUT_MS),
  ) => {
    const url = `${origin}${urlFor(row, input)}`;
    const response = await answered(() => fetch(url, { signal: deadline }));
    if (response.status === 403) throw new AppError('forbidden', 'Not for visitors');
    if (response.status === 404) throw new AppError('not_found', 'Not found');
    if (response.status === 429)
      throw unavailable(new Error('The API refused it.'), waitIn(response));
    return answered(async () => {
      if (!response.ok) throw new Error(`${url} returned status ${response.status}`);
      return row.output.schema.parse(await response.json()) as CallOutput<E>;
    });
  },
});

async function answered<Result>(read: () => Promise<Result>): Promise<Result> {
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
