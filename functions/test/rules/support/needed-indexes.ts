import type { QueryDirection, QueryFilter, StructuredQuery, QueryWhere } from './structured-query';

interface OrderedField {
  readonly fieldPath: string;
  readonly order: QueryDirection;
}

export interface NeededIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION' | 'COLLECTION_GROUP';
  /** Fields with an equality condition. The order and direction of these fields in an index do not matter. */
  readonly equal: readonly string[];
  readonly ordered: readonly OrderedField[];
  /** An array field that must contain a value. In an index it counts like a field with an equality condition. */
  readonly contains?: string;
}

const NAME = '__name__';
const EQUALITIES = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];
const CONTAINS = 'ARRAY_CONTAINS';
const RANGES = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
];

/**
 * Returns the indexes that a query needs. Equality conditions need one index per field. A range, an order or an array
 * condition together with other fields needs one composite index:
 * https://firebase.google.com/docs/firestore/query-data/index-overview
 */
export function neededIndexes(query: StructuredQuery): NeededIndex[] {
  const [from, ...others] = query.from;
  if (!from || others.length > 0) throw unsupported('A query over several collections');
  const collection = {
    collectionGroup: from.collectionId,
    queryScope: from.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
  } as const;
  const filters = filtersOf(query.where);
  const equal = fieldsOf(filters, EQUALITIES);
  const [contains] = fieldsOf(filters, [CONTAINS]);
  const ordered = orderOf(query, equal, fieldsOf(filters, RANGES));
  if (contains !== undefined) {
    // The automatic index of an array field sorts documents with the same value by name, in ascending order. So it is
    // enough for an array condition alone, but not with other conditions or in descending order.
    const isDescending =
      query.orderBy?.some(({ direction }) => direction === 'DESCENDING') === true;
    if (ordered.length === 0 && (filters.length > 1 || isDescending))
      throw unsupported('An array filter with other conditions and no order');
    return [{ ...collection, equal, ordered, contains }];
  }
  if (ordered.length > 0) return [{ ...collection, equal, ordered }];
  return equal.map((field) => ({ ...collection, equal: [field], ordered: [] }));
}

function unsupported(what: string): Error {
  return new Error(`${what} is not supported yet. Add it to neededIndexes.`);
}

function filtersOf(where: QueryWhere | null | undefined): QueryFilter[] {
  const { fieldFilter, unaryFilter, compositeFilter } = where ?? {};
  if (compositeFilter && compositeFilter.op !== 'AND') throw unsupported(compositeFilter.op);
  const filters = [fieldFilter, unaryFilter].filter((filter) => !!filter);
  const known = [...EQUALITIES, ...RANGES, CONTAINS];
  const other = filters.find(({ op }) => !known.includes(op));
  if (other) throw unsupported(other.op);
  return [...filters, ...(compositeFilter?.filters ?? []).flatMap(filtersOf)];
}

function fieldsOf(filters: readonly QueryFilter[], ops: readonly string[]): string[] {
  const fields = filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field.fieldPath);
  return [...new Set(fields)].sort();
}

/**
 * Returns the fields by which Firestore sorts the results. If the query has conditions on further range fields,
 * Firestore also sorts by these fields, in the direction of the query's last sort field.
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
  const order = [...ordered, ...implied].filter(({ fieldPath }) => !equal.includes(fieldPath));
  return withoutName(order);
}

function withoutName(order: readonly OrderedField[]): OrderedField[] {
  const end = order.findIndex(({ fieldPath }) => fieldPath === NAME);
  if (end === -1) return [...order];
  const fields = order.slice(0, end);
  const isNatural = order[end]?.order === (fields.at(-1)?.order ?? 'ASCENDING');
  if (!isNatural) throw unsupported('An order by name against the order of the last field');
  // Document names are unique, so fields after the name do not change the order.
  return fields;
}
