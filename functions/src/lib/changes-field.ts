import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** Returns true if a change of a document changes at least one of the given fields. */
export const changesField = (before: Fields, after: Fields, fields: readonly string[]): boolean =>
  fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
