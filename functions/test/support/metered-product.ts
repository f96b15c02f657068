import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { api, type EndpointName } from '@contract/endpoints/api';
import type { Express } from 'express';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createApi } from '../../src/app/api';
import { createUploads } from '../../src/app/uploads';
import { createReadMeter, type Usage } from './read-meter';

interface Sent {
  readonly cookie?: string | undefined;
  readonly json?: object;
  readonly form?: FormData;
  readonly query?: Readonly<Record<string, string>>;
}

export interface MeteredAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly usage: Usage;
}

export interface MeteredProduct {
  /** Not counted: it is the test's own. */
  readonly db: Firestore;
  /** Calls an endpoint; one at a time, since the meter cannot tell calls apart. */
  call(name: EndpointName, sent?: Sent): Promise<MeteredAnswer>;
  close(): Promise<void>;
}

/** Bodies come to a function as the runtime keeps them: whole, beside the request. */
const withRawBody =
  (app: Express): RequestListener =>
  (request, response) => {
    void buffer(request).then((rawBody) => {
      app(Object.assign(request, { rawBody }), response);
    });
  };

async function serve(app: Express) {
  const server = createServer(withRawBody(app)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

/**
 * The functions `api` and `uploads` in this process, as they are composed for real, on an empty
 * database of the Firestore emulator that no other test sees. Once a process.
 * @param projectId whose accounts the Auth emulator keeps
 */
export async function startMeteredProduct(projectId: string): Promise<MeteredProduct> {
  const meter = createReadMeter();
  const database = `demo-metered-${Date.now()}`;
  // The product asks for the same app, and so for this client.
  getFirestore(initializeApp({ projectId })).settings({ projectId: database, ...meter.settings });
  const folder = await mkdtemp(join(tmpdir(), 'metered-'));
  const media = { store: 'folder', folder } as const;
  const siteOrigin = 'http://site.test';
  const config = { projectId, emulated: true, media, ocrEngine: 'embedded', siteOrigin } as const;
  const served = {
    api: await serve(createApi(config)),
    uploads: await serve(await createUploads(config)),
  };
  return {
    db: getFirestore(initializeApp({ projectId: database }, 'beside')),
    call: async (name, { cookie, json, form, query = {} } = {}) => {
      const { method, path, servedBy } = api[name];
      const url = `${served[servedBy].origin}${path}?${new URLSearchParams(query).toString()}`;
      const headers = {
        ...(cookie && { cookie }),
        ...(json && { 'content-type': 'application/json' }),
      };
      const body = form ?? (json && JSON.stringify(json));
      meter.take();
      const answer = await fetch(url, { method, headers, ...(body && { body }) });
      await answer.arrayBuffer();
      return { status: answer.status, headers: answer.headers, usage: meter.take() };
    },
    close: async () => {
      for (const { server } of Object.values(served)) {
        server.close();
        server.closeAllConnections();
      }
      await rm(folder, { recursive: true });
    },
  };
}
