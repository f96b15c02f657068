/** An error response of Stripe's API. */
export class ApiError extends Error {
  declare protected readonly byConstructor: true;
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;

  constructor(status: number, message: string, details: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  /** Returns the body of the response as an object. */
  toBody(): { error: Record<string, string> } {
    const type = this.status >= 500 ? 'api_error' : 'invalid_request_error';
    return { error: { type, message: this.message, ...this.details } };
  }
}

/** Returns a 400 error: a parameter of the request is invalid. */
export const invalidParameterError = (param: string, message: string, code?: string): ApiError =>
  new ApiError(400, message, { param, ...(code === undefined ? {} : { code }) });

/** Returns a 404 error: the path of the request names an object that does not exist. */
export const noSuchObjectError = (noun: string, id: string): ApiError =>
  new ApiError(404, `No such ${noun}: '${id}'`, { param: 'id', code: 'resource_missing' });

/** Returns a 400 error: a parameter of the request names an object that does not exist. */
export const noSuchReferenceError = (param: string, noun: string, id: string): ApiError =>
  invalidParameterError(param, `No such ${noun}: '${id}'`, 'resource_missing');
