import type { Direction, Filter, StructuredQuery, Where } from './structured-query';

interface OrderedField {
  readonly fieldPath: string;
  readonly order: Direction;
}

/** An index that serves a query. */
export interface NeededIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields that are compared with one value: in which order and direction they come is all one. */
  readonly equal: readonly string[];
  /** The fields after them, as they have to be. */
  readonly ordered: readonly OrderedField[];
}

const NAME = '__name__';
const EQUALITIES = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];
const RANGES = [
  ...['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL'],
  ...['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN'],
];

/**
 * The indexes that a query needs, by https://firebase.google.com/docs/firestore/query-data/index-overview:
 * equalities alone are answered by merging an index for each field; an order or a range beside them,
 * or over several fields, by one index over all. A count needs what its query needs.
 * @throws Error for a kind of query that the product has none of yet
 */
export function neededIndexes(query: StructuredQuery): NeededIndex[] {
  const [from, ...others] = query.from;
  if (!from || others.length > 0) throw unknown('more than one collection');
  const collection = {
    collectionGroup: from.collectionId,
    queryScope: from.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
  } as const;
  const filters = filtersOf(query.where);
  const equal = fieldsOf(filters, EQUALITIES);
  const ordered = orderOf(query, equal, fieldsOf(filters, RANGES));
  if (ordered.length > 0) return [{ ...collection, equal, ordered }];
  return equal.map((field) => ({ ...collection, equal: [field], ordered: [] }));
}

function unknown(what: string): Error {
  return new Error(`Which index serves ${what} is not known here yet: add it to neededIndexes.`);
}

function filtersOf(where: Where | null | undefined): Filter[] {
  const { fieldFilter, unaryFilter, compositeFilter } = where ?? {};
  if (compositeFilter && compositeFilter.op !== 'AND') throw unknown(compositeFilter.op);
  const filters = [fieldFilter, unaryFilter].filter((filter) => !!filter);
  const other = filters.find(({ op }) => !EQUALITIES.includes(op) && !RANGES.includes(op));
  if (other) throw unknown(other.op);
  return [...filters, ...(compositeFilter?.filters ?? []).flatMap(filtersOf)];
}

function fieldsOf(filters: readonly Filter[], ops: readonly string[]): string[] {
  const fields = filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field.fieldPath);
  return [...new Set(fields)].sort();
}

/**
 * The order that a query answers in: what it asks for, then each further field that has a range, in
 * the direction of the last one asked for. Every index ends with the document's name, which is
 * therefore left out at the end.
 */
function orderOf({ orderBy }: StructuredQuery, equal: string[], ranges: string[]): OrderedField[] {
  const ordered = (orderBy ?? []).map(({ field: { fieldPath }, direction: order }) => ({
    fieldPath,
    order,
  }));
  const last = ordered.at(-1)?.order ?? 'ASCENDING';
  const implied = ranges
    .filter((field) => !ordered.some(({ fieldPath }) => fieldPath === field))
    .map((fieldPath) => ({ fieldPath, order: last }));
  // What equals one value everywhere has no order.
  const order = [...ordered, ...implied].filter(({ fieldPath }) => !equal.includes(fieldPath));
  return withoutName(order);
}

function withoutName(order: readonly OrderedField[]): OrderedField[] {
  const end = order.findIndex(({ fieldPath }) => fieldPath === NAME);
  if (end === -1) return [...order];
  const fields = order.slice(0, end);
  const isNatural = order[end]?.order === (fields.at(-1)?.order ?? 'ASCENDING');
  if (!isNatural) throw unknown('an order by name that goes against the last field');
  // Names are unique: what comes after them decides nothing.
  return fields;
}
