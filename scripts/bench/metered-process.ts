/**
 * A module that each function's process preloads (`node --import`). In the process of `api`, it starts a server at
 * METER_PORT. A request to this server returns the number of queries and reads and the CPU time of `api` since the
 * previous request.
 */
import { createServer } from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirestoreUsageMeter } from '../../functions/test/support/firestore-usage-meter.ts';

function serveUsage(): void {
  const meter = createFirestoreUsageMeter();
  // Counts the operations of this app's Firestore client. The function later calls `initializeApp` with the same
  // options, so it gets the same app and client.
  const app = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' });
  getFirestore(app).settings(meter.settings);
  let cpuBefore = process.cpuUsage();
  const server = createServer((_request, response) => {
    const { user, system } = process.cpuUsage(cpuBefore);
    cpuBefore = process.cpuUsage();
    const { queries, reads } = meter.take();
    response.end(JSON.stringify({ queries, reads, cpuMs: (user + system) / 1000 }));
  });
  server.listen(Number(process.env['METER_PORT']), '127.0.0.1').unref();
}

if (process.argv.includes('api')) serveUsage();
