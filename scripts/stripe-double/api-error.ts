/** An error of Stripe's API. */
export class ApiError extends Error {
  declare protected readonly byConstructor: true;
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;

  constructor(status: number, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  /** Returns the body of the response. */
  toBody(): { error: Record<string, string> } {
    const type = this.status >= 500 ? 'api_error' : 'invalid_request_error';
    return { error: { type, message: this.message, ...this.details } };
  }
}

/** Returns the error for an invalid parameter: 400. */
export const invalidParameter = (param: string, message: string, code?: string): ApiError =>
  new ApiError(400, message, { param, ...(code === undefined ? {} : { code }) });

/** Returns the error for an object that the path names and that does not exist: 404. */
export const noSuchObject = (noun: string, id: string): ApiError =>
  new ApiError(404, `No such ${noun}: '${id}'`, { param: 'id', code: 'resource_missing' });

/** Returns the error for an object that a parameter names and that does not exist: 400. */
export const noSuchReference = (param: string, noun: string, id: string): ApiError =>
  invalidParameter(param, `No such ${noun}: '${id}'`, 'resource_missing');
