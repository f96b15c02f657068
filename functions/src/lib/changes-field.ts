import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** Returns true if a document has different values before and after a change in at least one of the given fields. */
export const changesField = (before: Fields, after: Fields, fields: readonly string[]): boolean =>
  fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
