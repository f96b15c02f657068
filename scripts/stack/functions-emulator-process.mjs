/**
 * Runs firebase-tools' functions emulator for background triggers, connected to running emulators. The triggers run in
 * this process.
 * Usage: functions-emulator-process.mjs HOST PORT PROJECT FIRESTORE_PORT AUTH_PORT FOLDER...
 */
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import waitOn from 'wait-on';
import { createTriggerPool } from './trigger-pool.mjs';

process.env.IS_FIREBASE_CLI = 'true';
// Makes `keepBodiesRaw` do nothing. The bundles call it when they are imported, and it would hide headers from the
// emulator.
process.env.FUNCTION_SIGNATURE_TYPE = 'event';
process.env.FUNCTIONS_EMULATOR_PARALLEL = '8';
const require = createRequire(import.meta.url);
const { useConsoleLoggers } = require('firebase-tools/lib/logger.js');
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const {
  emulatedFunctionsFromEndpoints,
} = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');

const RUNTIME = 'nodejs22';

const [host, port, project, firestorePort, authPort, ...folders] = process.argv.slice(2);
const firebaseConfig = { projectId: project, storageBucket: `${project}.appspot.com` };

// Sets the variables that Cloud Functions sets in the cloud.
process.env.FIREBASE_CONFIG = JSON.stringify(firebaseConfig);
process.env.TZ = 'UTC';

// Keeps the process alive after an unhandled rejection in one trigger, because all triggers share the process.
process.on('unhandledRejection', (error) => console.error(error));

function nameRunningEmulator(name, at) {
  const info = { name, host, port: Number(at) };
  EmulatorRegistry.set(name, { getName: () => name, getInfo: () => info });
}

const loadFunctions = (folder) => import(pathToFileURL(require.resolve(folder)).href);

function triggersIn(functions) {
  const endpoints = Object.entries(functions)
    // Leaves out functions that need a parameter which is not set: the bundle exports undefined in place of such a
    // function.
    .filter(([, defined]) => defined?.__endpoint?.eventTrigger)
    // Converts the endpoint to JSON and back. In the endpoint, a setting without a value is an object, but the emulator
    // expects null.
    .map(([id, { __endpoint }]) => ({ ...JSON.parse(JSON.stringify(__endpoint)), id }))
    .map((endpoint) => ({ ...endpoint, entryPoint: endpoint.id, region: endpoint.region?.[0] }));
  return emulatedFunctionsFromEndpoints(endpoints).map((trigger) => ({
    ...trigger,
    regions: [trigger.region],
  }));
}

const loaded = await Promise.all(
  folders.map(async (folder) => {
    const functions = await loadFunctions(folder);
    return { folder, functions, triggers: triggersIn(functions) };
  }),
);

const toBackend = ({ folder, triggers }) => ({
  functionsDir: folder,
  codebase: basename(folder),
  runtime: RUNTIME,
  bin: process.execPath,
  env: {},
  secretEnv: [],
  // The emulator watches no files, because the launcher restarts this process when the bundle changes.
  ignore: ['**'],
  // Gives the emulator the list of triggers. The emulator could find the triggers itself only if each parameter were in
  // a .env file.
  predefinedTriggers: triggers,
});

useConsoleLoggers();
nameRunningEmulator('firestore', firestorePort);
nameRunningEmulator('auth', authPort);
const emulator = new FunctionsEmulator({
  host,
  port: Number(port),
  projectId: project,
  projectDir: process.cwd(),
  adminSdkConfig: firebaseConfig,
  emulatableBackends: loaded.map(toBackend),
  verbosity: 'INFO',
});
// Runs triggers in this process, because the emulator would start a process of 160 MB for each trigger.
for (const { folder, functions, triggers } of loaded)
  emulator.workerPools[basename(folder)] = createTriggerPool(functions, triggers);
EmulatorRegistry.set('functions', emulator);
await waitOn({
  resources: [firestorePort, authPort].map((at) => `tcp:${host}:${at}`),
  interval: 50,
  window: 0,
});
// Registers the triggers before the emulator opens its port, so that triggers run as soon as the emulator accepts
// connections.
await emulator.connect();
await emulator.start();
process.once('SIGINT', () => {
  void emulator.stop().finally(() => process.exit());
});
