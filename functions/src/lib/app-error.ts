import { ERROR_STATUS, type ErrorCode, type InputIssue } from '@contract/schemas/error';

interface AppErrorOptions {
  /** The invalid fields, for status 400. */
  readonly issues?: readonly InputIssue[];
  /** When to try again, in whole seconds, for status 429 or 503. */
  readonly retryAfterSeconds?: number;
  /**
   * The newer state or the first result, as the handler returns it on success. For a 409 of an endpoint with
   * `If-Match`, or of a repeated idempotency key with another body.
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
