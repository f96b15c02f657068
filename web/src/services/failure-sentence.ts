import { errorSentence, limitMessage, NetworkError } from './api-error';

/**
 * Returns a sentence for a failure. If there is no network or a limit was reached, it states that reason, because
 * trying again immediately would fail, too. Otherwise, it is `message`.
 */
export const failureSentence = (error: unknown, message: string): string =>
  error instanceof NetworkError || limitMessage(error) !== null
    ? errorSentence(error, message)
    : message;
