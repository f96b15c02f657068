import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type StructuredQuery, structuredQuerySchema } from './structured-query';

const querySchema = z.object({ structuredQuery: structuredQuerySchema });
const aggregationSchema = z.object({
  structuredAggregationQuery: z.object({
    structuredQuery: structuredQuerySchema,
    // Accepts only counts. For a sum or an average, the index would also need the field that is summed or averaged.
    aggregations: z.array(z.object({ count: z.looseObject({}) })),
  }),
});

interface GrpcCall {
  readonly argument?: unknown;
  readonly methodDefinition: { readonly path: string };
}

export interface QueryCapture {
  readonly db: Firestore;
  /** Returns the queries since the last call. For a count, returns the query whose results are counted. */
  readonly take: () => StructuredQuery[];
  /** Makes the first call to a new emulator, which is slow, so that no test has to wait for it. */
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** gRPC methods that need no index. */
const BY_NAME = [
  'BatchGetDocuments',
  'Commit',
  'BeginTransaction',
  'Rollback',
  'BatchWrite',
  'ListCollectionIds',
];

/** The query of `recursiveDelete`. It reads all documents below a path by their names, in any collection. */
const kindlessSchema = z.object({
  structuredQuery: z.object({
    from: z.tuple([z.strictObject({ allDescendants: z.literal(true) })]),
  }),
});

function queryOf({ argument, methodDefinition }: GrpcCall): StructuredQuery | null {
  const method = methodDefinition.path.split('/').at(-1) ?? '';
  if (BY_NAME.includes(method)) return null;
  if (kindlessSchema.safeParse(argument).success) return null;
  if (method === 'RunQuery') return querySchema.parse(argument).structuredQuery;
  if (method === 'RunAggregationQuery')
    return aggregationSchema.parse(argument).structuredAggregationQuery.structuredQuery;
  throw new Error(`${method} is not supported yet. Add it to queryOf.`);
}

export function captureQueries(suite: string): QueryCapture {
  let calls: GrpcCall[] = [];
  const watch = <Call extends GrpcCall>(call: Call): Call => {
    calls.push(call);
    return call;
  };
  const app = initializeApp({ projectId: `demo-queries-${suite}` }, suite);
  const db = getFirestore(app);
  db.settings({ 'grpc.callInvocationTransformer': watch });
  return {
    db,
    take: () => {
      const taken = calls;
      calls = [];
      return taken.map(queryOf).filter((query) => query !== null);
    },
    open: async () => {
      await db.doc('any/one').get();
    },
    close: () => deleteApp(app),
  };
}
