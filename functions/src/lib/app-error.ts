import { ERROR_STATUS, type ErrorCode, type InputIssue } from '@contract/schemas/error';

interface AppErrorOptions {
  /** The invalid fields of the request, if the status is 400. */
  readonly issues?: readonly InputIssue[];
  /** The number of seconds after which the caller can try again, if the status is 429 or 503. */
  readonly retryAfterSeconds?: number;
  /**
   * The state that the caller must know, in the format of a successful response. It is the current state if the
   * `If-Match` of the request is outdated, or the result of the first request if an idempotency key is reused with
   * another body.
   */
  readonly current?: unknown;
  readonly cause?: unknown;
}

/** An expected error. Users see its message unchanged. */
export class AppError extends Error {
  declare protected readonly byConstructor: true;
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly issues: readonly InputIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly current: unknown;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.current = options.current;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

export const premiumRequiredError = (): AppError =>
  new AppError('forbidden', 'Upgrade to Premium to use this feature.');
