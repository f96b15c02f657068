import * as z from 'zod/mini';

export interface FirestoreUsage {
  queries: number;
  reads: number;
  writes: number;
  deletes: number;
}

/** Starts counting one call. The returned function adds the cost of each response to `usage`. */
type Counter = (usage: FirestoreUsage, request: unknown) => (response: unknown) => void;

const foundSchema = z.object({
  document: z.nullish(z.unknown()),
  skippedResults: z.nullish(z.number()),
});
const countSchema = z.object({
  result: z.object({
    aggregateFields: z.record(z.string(), z.object({ integerValue: z.coerce.number() })),
  }),
});
const commitSchema = z.object({
  writes: z.array(z.object({ delete: z.nullish(z.string()) })),
});
const readSchema = z.object({ found: z.nullish(z.unknown()), missing: z.nullish(z.string()) });

const ENTRIES_PER_READ = 1000;

/** A query costs one read for each document that it returns or that its offset skips, and at least one read. */
const countQuery: Counter = (usage) => {
  let results = 0;
  usage.queries += 1;
  usage.reads += 1;
  return (response) => {
    const { document, skippedResults } = foundSchema.parse(response);
    const counted = Math.max(1, results);
    results += (document ? 1 : 0) + (skippedResults ?? 0);
    usage.reads += Math.max(1, results) - counted;
  };
};

/** A count costs one read for each 1,000 index entries that it scans, and at least one. */
const countAggregation: Counter = (usage) => {
  usage.queries += 1;
  return (response) => {
    const counts = Object.values(countSchema.parse(response).result.aggregateFields);
    const entries = Math.max(...counts.map(({ integerValue }) => integerValue));
    usage.reads += Math.max(1, Math.ceil(entries / ENTRIES_PER_READ));
  };
};

/** A lookup costs one read for each requested document, even if it does not exist. */
const countDocuments: Counter = (usage) => {
  usage.queries += 1;
  return (response) => {
    const { found, missing } = readSchema.parse(response);
    if (found || missing) usage.reads += 1;
  };
};

/** A commit costs its writes and deletes. A failed commit gets no response, so it costs nothing. */
const countCommit: Counter = (usage, request) => () => {
  for (const write of commitSchema.parse(request).writes)
    usage[write.delete ? 'deletes' : 'writes'] += 1;
};

/** The functions that count what each method of Firestore costs: https://cloud.google.com/firestore/pricing */
const COUNTERS: Readonly<Record<string, Counter>> = {
  BatchGetDocuments: countDocuments,
  RunQuery: countQuery,
  RunAggregationQuery: countAggregation,
  Commit: countCommit,
};

interface GrpcCall {
  readonly argument?: unknown;
  readonly methodDefinition: {
    readonly path: string;
    readonly responseDeserialize: (bytes: Buffer) => unknown;
  };
}

const nothing = (): FirestoreUsage => ({ queries: 0, reads: 0, writes: 0, deletes: 0 });

export function createFirestoreUsageMeter() {
  let usage = nothing();

  function watch<Call extends GrpcCall>(call: Call): Call {
    const { path, responseDeserialize } = call.methodDefinition;
    const counter = COUNTERS[path.split('/').at(-1) ?? ''];
    if (!counter) throw new Error(`The cost of ${path} is unknown. Add it to COUNTERS.`);
    const count = counter(usage, call.argument);
    const countingDeserialize = (bytes: Buffer): unknown => {
      const response = responseDeserialize(bytes);
      count(response);
      return response;
    };
    const methodDefinition = { ...call.methodDefinition, responseDeserialize: countingDeserialize };
    return { ...call, methodDefinition };
  }

  return {
    /**
     * Settings that make the meter count all requests of a Firestore client. Pass them to `Firestore.settings()` before
     * the client's first request.
     */
    settings: { 'grpc.callInvocationTransformer': watch },
    take(): FirestoreUsage {
      const used = usage;
      usage = nothing();
      return used;
    },
  };
}
