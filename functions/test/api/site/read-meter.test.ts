import { expect, it } from 'vitest';
import { createReadMeter } from '../../support/read-meter';

/** What a call of the method costs that is answered by these messages. */
function costOf(method: string, argument: unknown, answers: unknown[]) {
  const meter = createReadMeter();
  const waiting = [...answers];
  const { methodDefinition } = meter.settings['grpc.callInvocationTransformer']({
    argument,
    methodDefinition: {
      path: `/google.firestore.v1.Firestore/${method}`,
      responseDeserialize: (_bytes: Buffer) => waiting.shift(),
    },
  });
  const passedOn = answers.map(() => methodDefinition.responseDeserialize(Buffer.alloc(0)));
  expect(passedOn).toEqual(answers);
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
  ['one', [{ document }, readTime], 1],
  ['three', [{ document }, { document }, { document }], 3],
  ['two after an offset of ten', [{ skippedResults: 10 }, { document }, { document }], 12],
])('a query that finds %s', (_what, answers, reads) => {
  expect(costOf('RunQuery', {}, answers)).toEqual({ queries: 1, reads, writes: 0, deletes: 0 });
});

it.each([
  ['0', 1],
  ['1000', 1],
  ['1001', 2],
  ['15111', 16],
])('a count of %s', (count, reads) => {
  expect(costOf('RunAggregationQuery', {}, [counted(count)])).toMatchObject({ queries: 1, reads });
});

it('a read of documents, there or not', () => {
  const answers = [{ found: document }, { missing: 'items/2' }];
  expect(costOf('BatchGetDocuments', {}, answers)).toMatchObject({ queries: 1, reads: 2 });
});

it('a commit that was answered, and none that failed', () => {
  const request = { writes: [{ update: {} }, { update: {} }, { delete: 'items/3' }] };
  expect(costOf('Commit', request, [{}])).toEqual({ queries: 0, reads: 0, writes: 2, deletes: 1 });
  expect(costOf('Commit', request, [])).toEqual({ queries: 0, reads: 0, writes: 0, deletes: 0 });
});

it('a call that it does not know is refused', () => {
  expect(() => costOf('ListDocuments', {}, [])).toThrow('ListDocuments costs');
});
