import { requireFreePort } from './lib/ports';
import {
  printUrlAndDemoAccounts,
  PRODUCT_PORT,
  requireEmulatorPorts,
  startLocalProduct,
} from './stack/local-product';
import { runCommand } from './stack/run-command';

await runCommand(async (context) => {
  const gateway = await requireFreePort(PRODUCT_PORT, 'the web app');
  const ports = { gateway, ...(await requireEmulatorPorts()) };
  console.log('Starting BoloBoard …');
  const fresh = process.argv.includes('--fresh');
  const stack = await startLocalProduct(context, { ports, web: true, fresh });
  printUrlAndDemoAccounts(stack.origin, stack);
  await Promise.race([context.stopped, context.processes.crashed]);
  return 0;
}, 0);
