import { join } from 'node:path';
import { measureCallCosts } from '../../functions/test/support/call-costs';
import { measureQueueCosts } from '../../functions/test/support/queue-costs';
import { startMeteredProduct } from '../../functions/test/support/metered-product';
import { startAuth, startFirestore } from '../stack/emulators';
import { provideFirestoreEmulator } from '../stack/firestore-finder';
import { LOCAL_FOLDER, PROJECT_ID } from '../lib/paths';
import { pickFreePort } from '../lib/ports';
import type { ProcessManager } from '../stack/process-manager';
import { emulatorEnv } from '../stack/stack';
import { startStripe } from '../stack/stripe';

async function startEmulators(processes: ProcessManager): Promise<void> {
  const logs = join(LOCAL_FOLDER, 'bench');
  const [firestore, auth] = await Promise.all([pickFreePort(), pickFreePort()]);
  const emulator = await provideFirestoreEmulator();
  await Promise.all([
    startFirestore(processes, { emulator, port: firestore, logs, importFrom: null }),
    startAuth(processes, { port: auth, logs }),
  ]);
  Object.assign(process.env, emulatorEnv({ firestore, auth }));
  // The local Stripe delivers events to the gateway's port. Nothing listens at port 1, so no event arrives.
  const ports = { gateway: 1, stripe: await pickFreePort() };
  const stripe = await startStripe({ data: logs, ports });
  process.env['BOLOBOARD_STRIPE_ORIGIN'] = stripe.origin;
}

/**
 * Prints the Firestore operations that each API call costs. The tests call-costs.test.ts and queue-costs.test.ts
 * assert these numbers.
 */
export async function benchCallCosts(processes: ProcessManager): Promise<void> {
  await startEmulators(processes);
  const product = await startMeteredProduct(PROJECT_ID);
  const costs = [...(await measureCallCosts(product)), ...(await measureQueueCosts(product))];
  await product.close();
  console.log('\nBilled queries, reads and writes in Firestore, and response bytes, per call');
  for (const [situation, { status, usage, bytes }] of costs) {
    const { queries, reads, writes } = usage;
    const counts = [queries, reads, writes].map((count) => String(count).padStart(3)).join(' ');
    console.log(`  ${counts} ${String(bytes).padStart(6)}  ${situation} (${status})`);
  }
}
