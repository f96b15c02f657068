import type { InputIssue } from '@contract/schemas/error';
import type * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

function fieldOf(path: readonly PropertyKey[] | undefined): string {
  return path?.length ? path.map(String).join('.') : 'The input';
}

function outOfBounds(issue: RawIssue & { code: 'too_big' | 'too_small' }): string {
  const bound = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  const limit = `${issue.code === 'too_big' ? 'at most' : 'at least'} ${String(bound)}`;
  if (issue.origin === 'string') return `must be ${limit} characters long`;
  if (issue.origin === 'array') return `must have ${limit} entries`;
  return `must be ${limit}`;
}

function problem(issue: RawIssue): string {
  if (issue.code === 'too_big' || issue.code === 'too_small') return outOfBounds(issue);
  if (issue.code === 'unrecognized_keys') return `has an unknown field: ${issue.keys.join(', ')}`;
  if (issue.code === 'invalid_value') return `must be one of: ${issue.values.join(', ')}`;
  if (issue.code !== 'invalid_type') return 'is not valid';
  if (issue.input === undefined) return 'is missing';
  return `must be of type ${issue.expected}`;
}

/** Returns the message for an issue whose schema has no message. */
export function issueMessage(issue: RawIssue): string {
  return `${fieldOf(issue.path)} ${problem(issue)}.`;
}

export function toInputIssue(part: string, issue: Issue): InputIssue {
  const path = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
  return { path: [part, ...path], message: issue.message };
}
