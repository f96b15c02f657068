import { invalidParameterError } from './api-error';
import type { TimeRange } from './params';

export interface ApiList<T> {
  readonly object: 'list';
  readonly data: readonly T[];
  readonly has_more: boolean;
  readonly url: string;
}

interface Page {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
}

/** Returns a page of a list, the newest object first. `oldestFirst` has all objects of the list, the oldest first. */
export function paginatedList<T extends { id: string }>(
  url: string,
  oldestFirst: readonly T[],
  { limit = 10, starting_after: after, ending_before: before }: Page,
): ApiList<T> {
  const all = oldestFirst.toReversed();
  const indexOf = (param: string, id: string): number => {
    const index = all.findIndex((it) => it.id === id);
    if (index < 0)
      throw invalidParameterError(param, `No such object: '${id}'`, 'resource_missing');
    return index;
  };
  if (before !== undefined) {
    const end = indexOf('ending_before', before);
    const start = Math.max(0, end - limit);
    return { object: 'list', data: all.slice(start, end), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : indexOf('starting_after', after) + 1;
  const data = all.slice(start, start + limit);
  return { object: 'list', data, has_more: all.length > start + limit, url };
}

/** Returns whether a time is in the range that a parameter gives. Returns true if there is no parameter. */
export function isInRange(time: number, range: TimeRange | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  return (
    (range.gt === undefined || time > range.gt) &&
    (range.gte === undefined || time >= range.gte) &&
    (range.lt === undefined || time < range.lt) &&
    (range.lte === undefined || time <= range.lte)
  );
}

/**
 * Returns whether the value of a field is equal to the parameter that filters by this field. Returns true if there is
 * no parameter.
 */
export const matchesParam = <T>(value: T, param: T | undefined): boolean =>
  param === undefined || value === param;
