import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  LOCAL_FOLDER,
  LOCAL_AUTH_PORT,
  LOCAL_FIRESTORE_PORT,
  LOCAL_STRIPE_PORT,
  ROOT,
} from '../lib/paths';
import { requireFreePort } from '../lib/ports';
import { Problem } from '../lib/problem';
import { provideWebBuild } from './builds';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts';
import type { ProcessManager } from './process-manager';
import type { CommandContext } from './run-command';
import { callFunctionsOnSchedule } from './schedule';
import { startStack, type Stack, type StackPorts } from './stack';
import { savedFirestorePath } from './state';

const SAVE_EVERY_MS = 60_000;
const DATA = join(LOCAL_FOLDER, 'data');

export const PRODUCT_PORT = 5000;

/** Returns the default ports of the emulators and of the local Stripe. Throws a Problem if one is in use. */
export async function requireEmulatorPorts(): Promise<Omit<StackPorts, 'gateway'>> {
  const firestore = await requireFreePort(LOCAL_FIRESTORE_PORT, 'the Firestore emulator');
  const auth = await requireFreePort(LOCAL_AUTH_PORT, 'the Auth emulator');
  const stripe = await requireFreePort(LOCAL_STRIPE_PORT, 'the local Stripe');
  return { firestore, auth, stripe };
}

export async function fillDemoData(
  processes: ProcessManager,
  { env }: Stack,
  data: string,
): Promise<void> {
  console.log('Adding demo data …');
  const code = await processes.run({
    name: 'The demo data',
    command: process.execPath,
    args: ['--import', 'tsx', join(ROOT, 'scripts/seed.ts')],
    cwd: ROOT,
    env: { ...env, MEDIA_FOLDER: join(data, 'media') },
  });
  if (code !== 0) throw new Problem('Could not add the demo data. See the error above.');
}

/** Saves the data of the stack every minute and when the command ends. */
function keepSaved({ atEnd }: CommandContext, stack: Stack): void {
  let saving = Promise.resolve();
  // Saves one at a time: a save starts when the previous save has ended, even if the previous save failed.
  const save = (): Promise<void> => {
    saving = saving.then(stack.save, stack.save);
    return saving;
  };
  const timer = setInterval(() => {
    save().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
    });
  }, SAVE_EVERY_MS);
  atEnd(() => {
    clearInterval(timer);
    return save();
  });
}

/**
 * Starts the product with the saved data. If there are none, or if `fresh` is set, deletes the stored files and adds
 * demo data instead. Returns the running stack.
 * @param web whether to build the web app; false if another server serves it
 */
export async function startLocalProduct(
  context: CommandContext,
  { ports, web, fresh }: { ports: StackPorts; web: boolean; fresh: boolean },
): Promise<Stack> {
  const isNew = fresh || savedFirestorePath(DATA) === null;
  if (isNew) rmSync(DATA, { recursive: true, force: true });
  mkdirSync(DATA, { recursive: true });
  const [stack] = await Promise.all([
    startStack(context.processes, { ports, data: DATA, print: console.warn }),
    web ? provideWebBuild() : null,
  ]);
  if (isNew) {
    // Saves only after all demo data are added. If this process ends before that, the next start finds no saved data
    // and adds the demo data again.
    await fillDemoData(context.processes, stack, DATA);
    await stack.save();
  }
  keepSaved(context, stack);
  context.atEnd(callFunctionsOnSchedule(stack.scheduledOrigin));
  return stack;
}

/** Prints where the product runs, and the demo accounts. */
export function printUrlAndDemoAccounts(origin: string, { stripe }: Pick<Stack, 'stripe'>): void {
  console.log(`\nBoloBoard is ready: ${origin}\n`);
  for (const { email, role } of DEMO_ACCOUNTS) {
    console.log(`  ${email.padEnd(24)} ${DEMO_PASSWORD}   ${role}`);
  }
  console.log(`\nPayments are a test, at the local Stripe: ${stripe.origin}`);
  console.log('\nWarnings and errors of the functions appear below. Full logs: .local/data/logs');
  console.log(
    'Press Ctrl-C to stop. Your data is kept. To start over, run: npm start -- --fresh\n',
  );
}
