import type { CallInput, CallOutput, Endpoint } from '@contract/endpoints/define-endpoint';
import type * as z from 'zod/mini';
import { AppError } from '../../lib/app-error';

const TIMEOUT_MS = 3_000;
/** If the API does not say when. */
const RETRY_AFTER_SECONDS = 60;

/** A GET that everybody may call. */
type OpenRow = Endpoint & {
  readonly method: 'GET';
  readonly auth: 'none';
  readonly output: { readonly status: 200; readonly schema: z.ZodMiniType };
};

/** The params and the query, as strings and numbers. */
interface Texts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

export interface VisitorCalls {
  /**
   * Makes a call without a session, and returns the parsed response. Throws AppError 'not_found', 'forbidden', 'too_many_requests'
   * with the seconds until the API takes calls again, and 'unavailable' for everything else.
   */
  get<E extends OpenRow>(row: E, input: CallInput<E>): Promise<CallOutput<E>>;
}

/** Asks the function `api` through Hosting, because only its instances hold the item index. */
export const createVisitorCalls = (origin: string): VisitorCalls => ({
  get: async <E extends OpenRow>(row: E, input: CallInput<E>) => {
    const address = `${origin}${pathOf(row, input as Texts)}`;
    const response = await answered(() =>
      fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    );
    if (response.status === 403) throw new AppError('forbidden', 'Not for visitors');
    if (response.status === 404) throw new AppError('not_found', 'Not found');
    if (response.status === 429) throw refused(response);
    return answered(async () => {
      if (!response.ok) throw new Error(`${address} returned status ${response.status}`);
      return row.output.schema.parse(await response.json()) as CallOutput<E>;
    });
  },
});

async function answered<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    throw new AppError('unavailable', "We couldn't load this page. Please try again.", { cause });
  }
}

function refused({ headers }: Response): AppError {
  const retryAfterSeconds = Number(headers.get('retry-after')) || RETRY_AFTER_SECONDS;
  return new AppError('too_many_requests', 'The API refuses more calls.', { retryAfterSeconds });
}

function pathOf({ path }: Endpoint, { params = {}, query = {} }: Texts): string {
  const filled = path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const texts = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const search = new URLSearchParams(texts).toString();
  return search ? `${filled}?${search}` : filled;
}
