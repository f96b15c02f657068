import { expect, it } from 'vitest';
import { createFirestoreUsageMeter } from '../../support/firestore-usage-meter';

function costOf(method: string, argument: unknown, responses: unknown[]) {
  const meter = createFirestoreUsageMeter();
  const waiting = [...responses];
  const { methodDefinition } = meter.settings['grpc.callInvocationTransformer']({
    argument,
    methodDefinition: {
      path: `/google.firestore.v1.Firestore/${method}`,
      responseDeserialize: (_bytes: Buffer) => waiting.shift(),
    },
  });
  const passedOn = responses.map(() => methodDefinition.responseDeserialize(Buffer.alloc(0)));
  expect(passedOn).toEqual(responses);
  const cost = meter.take();
  expect(meter.take()).toEqual({ queries: 0, reads: 0, writes: 0, deletes: 0 });
  return cost;
}

const document = { name: 'items/1' };
const readTime = { readTime: {} };
const counted = (integerValue: string) => ({
  result: { aggregateFields: { aggregate_0: { integerValue } } },
});

it.each([
  ['no document', [readTime], 1],
  ['one document', [{ document }, readTime], 1],
  ['three documents', [{ document }, { document }, { document }], 3],
  [
    'two documents after an offset of ten',
    [{ skippedResults: 10 }, { document }, { document }],
    12,
  ],
])('the usage meter counts the reads of a query that finds %s', (_what, responses, reads) => {
  expect(costOf('RunQuery', {}, responses)).toEqual({ queries: 1, reads, writes: 0, deletes: 0 });
});

it.each([
  ['0', 1],
  ['1000', 1],
  ['1001', 2],
  ['15111', 16],
])(
  'the usage meter counts one read per 1,000 index entries when a count query returns %s',
  (count, reads) => {
    expect(costOf('RunAggregationQuery', {}, [counted(count)])).toMatchObject({
      queries: 1,
      reads,
    });
  },
);

it('the usage meter counts one read per requested document, whether the document exists or not', () => {
  const responses = [{ found: document }, { missing: 'items/2' }];
  expect(costOf('BatchGetDocuments', {}, responses)).toMatchObject({ queries: 1, reads: 2 });
});

it('the usage meter counts the writes of a commit, and none when the commit failed', () => {
  const request = { writes: [{ update: {} }, { update: {} }, { delete: 'items/3' }] };
  expect(costOf('Commit', request, [{}])).toEqual({ queries: 0, reads: 0, writes: 2, deletes: 1 });
  expect(costOf('Commit', request, [])).toEqual({ queries: 0, reads: 0, writes: 0, deletes: 0 });
});

it('the usage meter throws an error when a client calls a method of Firestore that the meter does not know', () => {
  expect(() => costOf('ListDocuments', {}, [])).toThrow('ListDocuments is unknown');
});
