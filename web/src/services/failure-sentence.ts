import { errorSentence, limitMessage, NetworkError } from './api-error';

/**
 * Returns a sentence about a failure. If there is no network, or a limit was reached, the sentence states this reason,
 * because trying again immediately would fail, too. In all other cases, the sentence is `message`.
 */
export const failureSentence = (error: unknown, message: string): string =>
  error instanceof NetworkError || limitMessage(error) !== null
    ? errorSentence(error, message)
    : message;
