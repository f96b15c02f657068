import { errorSentence, limitMessage, NetworkError } from './api-error';

/** Returns the reason without a network or above a limit, because trying again right away fails too. Otherwise `message`. */
export const failureSentence = (error: unknown, message: string): string =>
  error instanceof NetworkError || limitMessage(error) !== null
    ? errorSentence(error, message)
    : message;
