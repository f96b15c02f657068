import { ERROR_STATUS, type ErrorCode, type InputIssue } from '@contract/schemas/error';

interface AppErrorOptions {
  /** What is wrong with the input, for a 400. */
  readonly issues?: readonly InputIssue[];
  /** Whole seconds to wait before trying again, for a 429 or 503. */
  readonly retryAfterSeconds?: number;
  /** The newer state, for a 409 of a call with `If-Match`: what its handler returns on success. */
  readonly current?: unknown;
  readonly cause?: unknown;
}

/** A failure that the caller is told of: its message is shown to people as it is. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly issues: readonly InputIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: AppErrorOptions = {},
  ) {
    super(message, { cause: options.cause });
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }

  /** The HTTP status that the code travels with. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
