import { errorSentence, limitMessage, NetworkError } from './api-error';

/**
 * Without a network or above a limit, returns that reason, because trying again immediately would fail, too.
 * Otherwise returns `message`.
 */
export const failureSentence = (error: unknown, message: string): string =>
  error instanceof NetworkError || limitMessage(error) !== null
    ? errorSentence(error, message)
    : message;
