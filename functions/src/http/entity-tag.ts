import type { Request } from 'express';
import { AppError } from '../lib/app-error';

const TAG_CHARACTERS = '[!#-~]+';
const ONE_STRONG_TAG = new RegExp(`^"(${TAG_CHARACTERS})"$`);
/** Matches an entity tag without its quotes (RFC 9110, section 8.8.3, only ASCII). */
export const ENTITY_TAG_PATTERN = new RegExp(`^${TAG_CHARACTERS}$`);

const MISSING = "Send an If-Match header with the ETag of what you're changing.";
const MALFORMED = 'If-Match must be a single ETag in double quotes.';

/**
 * Returns the entity tag in the `If-Match` header, without quotes. Returns undefined if the header is missing and
 * optional. Throws `precondition_required` if a required header is missing (RFC 6585, section 3). Throws
 * `bad_request` unless the header has exactly one strong tag (RFC 9110, section 13.1.1).
 */
export function ifMatchOf(request: Request, rule: true | 'optional'): string | undefined {
  const sent = request.get('if-match');
  if (sent === undefined && rule === 'optional') return undefined;
  if (sent === undefined) throw new AppError('precondition_required', MISSING);
  const tag = ONE_STRONG_TAG.exec(sent.trim())?.[1];
  if (tag !== undefined) return tag;
  const issues = [{ path: ['headers', 'if-match'], message: MALFORMED }];
  throw new AppError('bad_request', MALFORMED, { issues });
}
