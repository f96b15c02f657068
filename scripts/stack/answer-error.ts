import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ERROR_STATUS, type ErrorAnswer, type ErrorCode } from '@contract/schemas/error';

/** Answers for what no function answers, in the shape of all errors. */
export function answerError(res: ServerResponse, code: ErrorCode, message: string): void {
  const requestId = randomBytes(16).toString('hex');
  res.writeHead(ERROR_STATUS[code], {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
  });
  res.end(JSON.stringify({ message, code, requestId } satisfies ErrorAnswer));
}
