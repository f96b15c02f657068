import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** Whether one of these fields of a document differs before and after a change. */
export const changesField = (before: Fields, after: Fields, fields: readonly string[]): boolean =>
  fields.some((field) => !isDeepStrictEqual(before[field], after[field]));
