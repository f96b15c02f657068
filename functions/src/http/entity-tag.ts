import type { Request } from 'express';
import { AppError } from '../lib/app-error';

const TAG_CHARACTERS = '[!#-~]+';
const ONE_STRONG_TAG = new RegExp(`^"(${TAG_CHARACTERS})"$`);
/** What may stand between the quotes of an entity tag (RFC 9110 §8.8.3, in ASCII). */
export const ENTITY_TAG = new RegExp(`^${TAG_CHARACTERS}$`);

const MISSING = 'Please send If-Match with the ETag of the state that you change.';
const MALFORMED = 'If-Match must be one ETag of this server, in double quotes.';

/**
 * Returns the entity tag in `If-Match`, without its quotes. Throws AppError 'precondition_required'
 * if there is none (RFC 6585 §3), 'bad_request' for a list, '*' or a weak tag: a change is made to one
 * known state, and RFC 9110 §13.1.1 compares strongly.
 */
export function ifMatchOf(request: Request): string {
  const sent = request.get('if-match');
  if (sent === undefined) throw new AppError('precondition_required', MISSING);
  const tag = ONE_STRONG_TAG.exec(sent.trim())?.[1];
  if (tag !== undefined) return tag;
  const issues = [{ path: ['headers', 'if-match'], message: MALFORMED }];
  throw new AppError('bad_request', MALFORMED, { issues });
}
