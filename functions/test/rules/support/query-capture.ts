import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { type StructuredQuery, structuredQuerySchema } from './structured-query';

const querySchema = z.object({ structuredQuery: structuredQuerySchema });
const aggregationSchema = z.object({
  structuredAggregationQuery: z.object({
    structuredQuery: structuredQuerySchema,
    // A sum or an average would need its field in the index.
    aggregations: z.array(z.object({ count: z.looseObject({}) })),
  }),
});

/** What `@grpc/grpc-js` lets a `callInvocationTransformer` see of each call. */
interface GrpcCall {
  readonly argument?: unknown;
  readonly methodDefinition: { readonly path: string };
}

export interface QueryCapture {
  readonly db: Firestore;
  /** The queries sent since this was last asked; aggregations as the query that they go over. */
  readonly take: () => StructuredQuery[];
  /** Makes the first call, for which an emulator may take long. */
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Methods of Firestore's gRPC service that read or write by name, and so by no index. */
const BY_NAME = ['BatchGetDocuments', 'Commit', 'BeginTransaction', 'Rollback'];

/** The query of a call, as it leaves the process; null for one that needs no index. */
function queryOf({ argument, methodDefinition }: GrpcCall): StructuredQuery | null {
  const method = methodDefinition.path.split('/').at(-1) ?? '';
  if (BY_NAME.includes(method)) return null;
  if (method === 'RunQuery') return querySchema.parse(argument).structuredQuery;
  if (method === 'RunAggregationQuery')
    return aggregationSchema.parse(argument).structuredAggregationQuery.structuredQuery;
  throw new Error(`Whether ${method} needs an index is not known here yet.`);
}

/** A Firestore client on an empty database of the emulator, whose queries are kept. */
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
