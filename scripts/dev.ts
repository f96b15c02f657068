import { join } from 'node:path';
import { HOST, ROOT, VITE_CLI } from './lib/paths';
import { pickFreePort, requireFreePort } from './lib/ports';
import { watchFunctions } from './stack/build-functions';
import {
  printUrlAndDemoAccounts,
  PRODUCT_PORT,
  requireEmulatorPorts,
  startLocalProduct,
} from './stack/local-product';
import { startServerProcess } from './stack/readiness';
import { runCommand } from './stack/run-command';

await runCommand(async (context) => {
  const { processes, stopped, atEnd } = context;
  const web = await requireFreePort(PRODUCT_PORT, 'the web app');
  const ports = { gateway: await pickFreePort(), ...(await requireEmulatorPorts()) };
  console.log('Starting BoloBoard for development …');
  const fresh = process.argv.includes('--fresh');
  const stack = await startLocalProduct(context, { ports, web: false, fresh });
  await startServerProcess(processes, {
    port: web,
    name: 'The Vite server',
    command: process.execPath,
    args: [
      VITE_CLI,
      ...['--host', HOST, '--port', String(web), '--strictPort'],
      ...['--clearScreen', 'false'],
    ],
    cwd: join(ROOT, 'web'),
    env: { BOLOBOARD_GATEWAY: stack.origin },
  });
  atEnd(await watchFunctions(stack.restartFunctions));
  printUrlAndDemoAccounts(`http://${HOST}:${String(web)}`, stack);
  await Promise.race([stopped, processes.crashed]);
  return 0;
}, 0);
