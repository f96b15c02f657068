import { SESSION_CACHE_MS } from '@contract/schemas/session';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, type EndpointName } from '@contract/endpoints/api';
import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { RECOGNITIONS_PER_DAY } from '../../src/lib/config';
import type { Express } from 'express';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createApi } from '../../src/app/api';
import { openBackend } from '../../src/app/backend';
import { createUploadsApp } from '../../src/app/uploads';
import { type ServedApp, serveApp } from '../../src/http/serve-app.test-support';
import { createFirestoreUsageMeter, type FirestoreUsage } from './firestore-usage-meter';

interface Sent {
  readonly cookie?: string | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly form?: FormData;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** If true, the usage includes the session check, which an instance makes once a minute for each session. */
  readonly withSessionCheck?: true;
}

export interface MeteredResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly bytes: number;
  readonly usage: FirestoreUsage;
}

export type CallCost = readonly [situation: string, response: MeteredResponse];

/** A call whose reads and writes are counted. Calls must not overlap, because the meter cannot tell them apart. */
export type MeteredCall = (name: EndpointName, sent?: Sent) => Promise<MeteredResponse>;

export interface MeteredProduct {
  /** A client whose reads and writes are not counted. */
  readonly db: Firestore;
  readonly call: MeteredCall;
  startInstance(): Promise<MeteredCall>;
  /**
   * Stops the clock of the product while `work` runs, so that no instance syncs its items in the background. A sync
   * would cost reads.
   */
  withClockStopped<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Settings that connect this product to the local Stripe of the stack. Stripe sends its events to the stack, which
 * ignores them because it does not know this product's customers.
 */
export const localStripeSettings = () => ({
  secretKey: 'sk_test_local',
  webhookSecret: 'whsec_local',
  apiOrigin: process.env['BOLOBOARD_STRIPE_ORIGIN'] ?? '',
});

async function sendTo(
  origins: Readonly<Record<string, string>>,
  name: EndpointName,
  { cookie, json, form, params = {}, query = {}, headers: added = {} }: Sent,
) {
  const { method, path, servedBy } = api[name];
  const origin = origins[servedBy];
  if (origin === undefined) throw new Error(`No function serves ${name}`);
  const filled = path.replace(/:(\w+)/g, (_all, param: string) => params[param] ?? '');
  const url = `${origin}${filled}?${new URLSearchParams(query).toString()}`;
  const headers = {
    ...(cookie && { cookie }),
    ...(json && { 'content-type': 'application/json' }),
    ...added,
  };
  const sent = form ?? (json && JSON.stringify(json));
  const response = await fetch(url, { method, headers, ...(sent && { body: sent }) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? JSON.parse(text) : null;
  const bytes = Buffer.byteLength(text);
  return { status: response.status, headers: response.headers, body, bytes };
}

/**
 * For each function, a call that makes the function check the session before a measured call. Apart from the session,
 * the function caches nothing that these calls read, so they do not make the measured call cheaper.
 */
const SESSION_CHECKS = { api: 'getCurrentUser', uploads: 'extractText' } as const;

async function checkSession(
  origins: Readonly<Record<string, string>>,
  name: EndpointName,
  { cookie }: Sent,
): Promise<void> {
  const words = new FormData();
  words.set('image', new File(['just words'], 'sold.png'));
  const { servedBy, freshSession } = api[name] as Endpoint;
  // A call that requires a fresh session check cannot use the session check of another call. The same call is therefore
  // made once before the measured one.
  const check = freshSession ? name : SESSION_CHECKS[servedBy];
  await sendTo(origins, check, { cookie, ...(check === 'extractText' && { form: words }) });
}

function createStoppableClock() {
  let stoppedAt: number | null = null;
  return {
    now: () => new Date(stoppedAt ?? Date.now()),
    stopDuring: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      stoppedAt = Date.now();
      try {
        return await work();
      } finally {
        stoppedAt = null;
      }
    },
  };
}

/**
 * Runs the functions `api` and `uploads` in this process, on an empty database. Close the product before you start the
 * next one.
 */
export async function startMeteredProduct(projectId: string): Promise<MeteredProduct> {
  const meter = createFirestoreUsageMeter();
  const database = `demo-metered-${Date.now()}`;
  // The product calls `initializeApp` too. It gets the same app, and therefore the Firestore client that the meter
  // counts.
  const app = initializeApp({ projectId });
  getFirestore(app).settings({ projectId: database, ...meter.settings });
  const beside = initializeApp({ projectId: database }, 'beside');
  const folder = await mkdtemp(join(tmpdir(), 'metered-'));
  const media = { store: 'folder', folder } as const;
  const siteOrigin = 'http://site.test';
  const config = {
    projectId,
    emulated: true,
    media,
    recognitionEngine: 'embedded',
    recognitionTimeoutMs: 30_000,
    recognitionsPerDay: RECOGNITIONS_PER_DAY,
    reportsToHide: 3,
    rateLimits: 'generous',
    sessionCheckMs: SESSION_CACHE_MS,
    siteOrigin,
    ebay: null,
    billing: localStripeSettings(),
    supportEmail: 'support@boloboard.test',
    analytics: false,
    ads: null,
    push: null,
    pushFolder: null,
    mail: null,
    itemIndex: 'memory',
    elasticsearch: null,
    idempotencySecret: 'secret',
  } as const;
  const clock = createStoppableClock();
  const served: ServedApp[] = [];
  const serveAndTrack = async (app: Express) => {
    const servedApp = await serveApp(app);
    served.push(servedApp);
    return servedApp;
  };
  const uploads = await serveAndTrack(await createUploadsApp(openBackend(config, clock.now)));

  const startInstance = async (): Promise<MeteredCall> => {
    const origins = {
      api: (await serveAndTrack(createApi(openBackend(config, clock.now)))).origin,
      uploads: uploads.origin,
    };
    return async (name, sent = {}) => {
      if (sent.cookie && !sent.withSessionCheck) await checkSession(origins, name, sent);
      meter.take();
      const response = await sendTo(origins, name, sent);
      return { ...response, usage: meter.take() };
    };
  };

  return {
    db: getFirestore(beside),
    call: await startInstance(),
    startInstance,
    withClockStopped: clock.stopDuring,
    close: async () => {
      for (const { close } of served) close();
      await Promise.all([deleteApp(app), deleteApp(beside)]);
      await rm(folder, { recursive: true });
    },
  };
}
