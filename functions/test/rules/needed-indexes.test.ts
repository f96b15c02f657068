import { type CollectionReference, FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexFaults } from './support/index-faults';
import { type NeededIndex, neededIndexes } from './support/needed-indexes';
import { captureQueries } from './support/query-capture';

const { db, take, open, close } = captureQueries('known');
beforeAll(open);
afterAll(close);

const NAME = FieldPath.documentId();

async function indexesOf(query: { get(): Promise<unknown> }) {
  await query.get();
  return take().flatMap(neededIndexes);
}

/** Returns an index as text, such as 'a equal, c descending'. Equal fields come first and have no order. */
function inShort({ queryScope, equal, ordered, contains }: NeededIndex): string {
  const others = ordered.map(({ fieldPath, order }) => `${fieldPath} ${order.toLowerCase()}`);
  const group = queryScope === 'COLLECTION_GROUP' ? ['collection group'] : [];
  const arrays = contains === undefined ? [] : [`${contains} contains`];
  return [...group, ...equal.map((field) => `${field} equal`), ...arrays, ...others].join(', ');
}

describe('neededIndexes', () => {
  it.each<[string, (all: CollectionReference) => Query, string[]]>([
    ['a query without conditions', (all) => all, []],
    ['an order by document name', (all) => all.orderBy(NAME).startAfter('x'), []],
    ['an equality', (all) => all.where('a', '==', 1), ['a equal']],
    ['an equality with null', (all) => all.where('a', '==', null), ['a equal']],
    [
      'two equalities, one index each',
      (all) => all.where('a', 'in', [1, 2]).where('b', '==', null).orderBy(NAME),
      ['a equal', 'b equal'],
    ],
    ['a range', (all) => all.where('a', '>', 1), ['a ascending']],
    [
      'a range with two bounds in descending order',
      (all) => all.where('a', '>', 1).where('a', '<', 9).orderBy('a', 'desc'),
      ['a descending'],
    ],
    [
      'an order by a field and the document name',
      (all) => all.orderBy('a').orderBy(NAME),
      ['a ascending'],
    ],
    ['an array filter', (all) => all.where('a', 'array-contains', 1), ['a contains']],
    [
      'an array filter with an order by document name',
      (all) => all.where('a', 'array-contains', 1).orderBy(NAME).startAfter('x'),
      ['a contains'],
    ],
    [
      'an array filter with an equality and an order',
      (all) => all.where('a', 'array-contains', 1).where('b', '==', 1).orderBy('c', 'desc'),
      ['b equal, a contains, c descending'],
    ],
    [
      'an equality and an order',
      (all) => all.where('a', '==', 1).orderBy('b', 'desc').orderBy(NAME, 'desc'),
      ['a equal, b descending'],
    ],
    [
      'equalities and a range',
      (all) => all.where('b', '==', 1).where('c', '<=', 1).where('a', '==', null),
      ['a equal, b equal, c ascending'],
    ],
    [
      'a range on another field than the order',
      (all) => all.where('a', '==', null).where('b', '>', 1).orderBy('c', 'desc'),
      ['a equal, c descending, b descending'],
    ],
    [
      'ranges on two fields',
      (all) => all.where('b', '!=', 1).where('a', '<', 1),
      ['a ascending, b ascending'],
    ],
    [
      'an order over two fields',
      (all) => all.orderBy('b').orderBy('a', 'desc'),
      ['b ascending, a descending'],
    ],
    [
      'an order by a field with an equality',
      (all) => all.where('a', '==', 1).orderBy('a', 'desc'),
      ['a equal'],
    ],
  ])('returns the indexes that a query needs for %s', async (_what, queryOf, expected) => {
    const needed = await indexesOf(queryOf(db.collection('items')).limit(3));
    expect(needed.map(inShort)).toEqual(expected);
  });

  it('returns an index with collection group scope for a collection group query', async () => {
    const needed = await indexesOf(db.collectionGroup('comments').where('a', '==', 1));
    expect(needed.map(inShort)).toEqual(['collection group, a equal']);
  });

  it('returns, for a count, the indexes that the counted query needs', async () => {
    const counted = db.collection('items').where('a', '==', 1).where('b', '>', 1).count();
    expect((await indexesOf(counted)).map(inShort)).toEqual(['a equal, b ascending']);
  });

  it.each<[string, (all: CollectionReference) => { get(): Promise<unknown> }]>([
    [
      'an OR filter',
      (all) => all.where(Filter.or(Filter.where('a', '==', 1), Filter.where('b', '==', 1))),
    ],
    [
      'an array filter with another condition',
      (all) => all.where('a', 'array-contains', 1).where('b', '==', 1),
    ],
    [
      'an order by document name in the other direction than the last field',
      (all) => all.orderBy('a').orderBy(NAME, 'desc'),
    ],
  ])('throws for %s, because the tests do not support it', async (_what, queryOf) => {
    await expect(indexesOf(queryOf(db.collection('items')))).rejects.toThrow(
      'is not supported yet',
    );
  });
});

describe('indexFaults', () => {
  const items = { collectionGroup: 'items', queryScope: 'COLLECTION' } as const;
  const comments = { collectionGroup: 'comments', queryScope: 'COLLECTION_GROUP' } as const;
  const ascending = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' }) as const;
  const descending = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' }) as const;
  const composite = { ...items, equal: ['a', 'b'], ordered: [descending('c')] };
  const ofAll = { ...comments, equal: ['a'], ordered: [] };
  const none = { indexes: [], fieldOverrides: [] };

  it('returns no fault when every needed index exists, even if its fields with equality conditions are in another order', () => {
    const indexes = [{ ...items, fields: [ascending('b'), descending('a'), descending('c')] }];
    const modes = [{ queryScope: comments.queryScope, order: 'ASCENDING' }] as const;
    const fieldOverrides = [{ collectionGroup: 'comments', fieldPath: 'a', indexes: [...modes] }];
    const simple = { ...items, equal: [], ordered: [descending('d')] };
    expect(indexFaults([composite, ofAll, simple], { indexes, fieldOverrides })).toEqual([]);
  });

  it.each([composite, ofAll])('reports a missing index of $collectionGroup', (need) => {
    expect(indexFaults([need], none)).toEqual([`missing: ${JSON.stringify(need)}`]);
  });

  it.each([
    ['another direction', [ascending('a'), ascending('b'), ascending('c')]],
    ['another order of fields', [ascending('a'), descending('c'), ascending('b')]],
    ['an extra field', [ascending('a'), ascending('b'), descending('c'), ascending('d')]],
  ])('reports one missing and one unused index when the existing index has %s', (_what, fields) => {
    const index = { ...items, fields };
    expect(indexFaults([composite], { ...none, indexes: [index] })).toEqual([
      `missing: ${JSON.stringify(composite)}`,
      `unused: ${JSON.stringify(index)}`,
    ]);
  });

  it('reports a needed automatic index that an override disables', () => {
    const fieldOverrides = [{ collectionGroup: 'items', fieldPath: 'a', indexes: [] }];
    const need = { ...items, equal: ['a'], ordered: [] };
    expect(indexFaults([need], { ...none, fieldOverrides })).toHaveLength(1);
    expect(indexFaults([], { ...none, fieldOverrides })).toEqual([]);
  });

  it('accepts a composite index with an array field, and reports a missing index with an array field', () => {
    const array = { fieldPath: 't', arrayConfig: 'CONTAINS' } as const;
    const indexes = [{ ...items, fields: [ascending('a'), array, descending('c')] }];
    const need = { ...items, equal: ['a'], contains: 't', ordered: [descending('c')] };
    expect(indexFaults([need], { ...none, indexes })).toEqual([]);
    const faults = indexFaults([{ ...need, contains: 'u' }], { ...none, indexes });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['missing', 'unused']);
  });

  it('reports an override that no query uses', () => {
    const mode = { queryScope: comments.queryScope, order: 'ASCENDING' } as const;
    const fieldOverrides = [{ collectionGroup: 'comments', fieldPath: 'b', indexes: [mode] }];
    const faults = indexFaults([ofAll], { ...none, fieldOverrides });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['missing', 'unused']);
  });
});
