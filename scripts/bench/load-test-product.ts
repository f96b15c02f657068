import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { itemsEndpoints } from '@contract/endpoints/items';
import { type App, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { formatItemLine } from '../../functions/src/domain/items/item-index/indexed-item-line';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { createCatalogueRepo } from '../../functions/src/repos/catalogue-repo';
import { collections } from '../../functions/src/repos/collections/collections';
import { microsOf } from '../../functions/src/repos/timestamp-micros';
import { PASSWORD, signIn } from '../../functions/test/support/auth-emulator';
import { sessionCookieOf } from '../../functions/test/support/session-cookie-of';
import { HOST, PROJECT_ID } from '../lib/paths';
import { pickFreePort } from '../lib/ports';
import type { ProcessManager } from '../stack/process-manager';
import { pickFreeStackPorts, startStack } from '../stack/stack';
import { generatedItems } from './generated-items';

const METER = pathToFileURL(join(import.meta.dirname, 'metered-process.ts')).href;
const EMAIL = 'premium@example.com';

const usageSchema = z.object({ queries: z.number(), reads: z.number(), cpuMs: z.number() });
export type FunctionUsage = z.infer<typeof usageSchema>;

export interface LoadTestProduct {
  readonly origins: Readonly<Record<'function' | 'gateway', string>>;
  /** The session cookie of a premium member. */
  readonly cookie: string;
  /** Returns the queries, reads and CPU time of the function `api` since the last call. */
  readonly takeUsage: () => Promise<FunctionUsage>;
  readonly stop: () => Promise<void>;
}

/** Starts the product without rate limits and with `count` generated items in the catalogue. */
export async function startLoadTestProduct(
  processes: ProcessManager,
  { count, data }: { readonly count: number; readonly data: string },
): Promise<LoadTestProduct> {
  const meterPort = await pickFreePort();
  const settings = {
    NODE_OPTIONS: `--import ${METER}`,
    METER_PORT: String(meterPort),
    RATE_LIMITS: 'off',
  };
  const stack = await startStack(processes, { ports: await pickFreeStackPorts(), data, settings });
  Object.assign(process.env, stack.env);
  const app = initializeApp({ projectId: PROJECT_ID }, data);
  await writeCatalogue(getFirestore(app), count);
  const cookie = await premiumSession(app, stack.origin);
  await loadIndex(stack.apiOrigin);
  return {
    origins: { function: stack.apiOrigin, gateway: stack.origin },
    cookie,
    takeUsage: async () => {
      const response = await fetch(`http://${HOST}:${String(meterPort)}`);
      return usageSchema.parse(await response.json());
    },
    stop: stack.stop,
  };
}

/**
 * Stores generated items in the catalogue, but not in the collection `items`. The emulator scans a whole collection for
 * each query, so a large collection would make queries slow.
 */
async function writeCatalogue(db: Firestore, count: number): Promise<void> {
  const syncedTo = microsOf((await collections.jobs.doc(db, { job: 'none' }).get()).readTime);
  const lines = Array.from(generatedItems(count, syncedTo), formatItemLine);
  const catalogue = createCatalogueRepo({ db, log: createJsonLogger() });
  await catalogue.replace({ lines, syncedTo });
}

/**
 * Requests the item list once, because loading the index of 100,000 items takes longer than the warm-up of a
 * measurement.
 */
async function loadIndex(origin: string): Promise<void> {
  const response = await fetch(origin + itemsEndpoints.listItems.path);
  if (!response.ok) throw new Error(`The first list failed: ${await response.text()}`);
  await response.text();
}

async function premiumSession(app: App, origin: string): Promise<string> {
  const { uid } = await getAuth(app).createUser({ email: EMAIL, password: PASSWORD });
  const response = await fetch(`${origin}/api/auth/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: await signIn(EMAIL) }),
  });
  const member = collections.users.doc(getFirestore(app), { uid });
  await member.update({ subscriptionStatus: 'active' });
  return sessionCookieOf(response.headers);
}
