import { join } from 'node:path';
import { provideWebBuild } from '../stack/builds';
import { startFirestore } from '../stack/emulators';
import {
  findFirestoreEmulators,
  provideFirestoreEmulator,
  type FirestoreEmulator,
} from '../stack/firestore-finder';
import { HOST, PROJECT_ID, ROOT } from '../stack/paths';
import { freePort } from '../stack/ports';
import type { Processes } from '../stack/processes';
import { provideBucketEmulator } from '../stack/provide-bucket-emulator';
import { provideChromium } from '../stack/provide-chromium';
import { freeStackPorts, startStack, type Stack, type StackSpec } from '../stack/stack';
import { leftOut, type Step, type SuiteName, type SuiteResult } from './suite-result';
import { runPlaywright, runVitest, type SuiteRun } from './suites';

/** The API tests of concurrent calls. They run on every Firestore emulator of the machine. */
const RACES = ['functions/test/api/races/'];

/** Triggers that no product has; functions/test/api/site/triggers.test.ts waits for what they write. */
const TEST_TRIGGERS = join(ROOT, 'functions/test/support/test-triggers');

const ONE_EMULATOR =
  "one Firestore emulator is here; it runs on both where hidane and Google's (Java with the gcloud CLI) are";

/** Nothing here runs at Google: no search for its metadata server. */
const LOCAL_PROJECT = { GCLOUD_PROJECT: PROJECT_ID, METADATA_SERVER_DETECTION: 'none' };

export interface SuitesSpec extends Pick<SuiteRun, 'folder' | 'filters'> {
  readonly processes: Processes;
}

/** What the suites of one run share. */
interface Shared extends SuitesSpec {
  readonly isQuiet: boolean;
  /** Resolves to the addresses of the stack that api and e2e share; the first that asks starts it. */
  readonly stackEnv: () => Promise<SuiteRun['env']>;
}

/** A step for each emulator; with a second one missing, a step that says so. */
function stepsOn(
  emulators: readonly FirestoreEmulator[],
  suite: string,
  run: (emulator: FirestoreEmulator) => Promise<SuiteResult>,
): Step[] {
  const steps = emulators.map((emulator) => {
    const name = `${suite} on ${emulator.name}`;
    return { name, run: async () => ({ ...(await run(emulator)), name }) };
  });
  if (findFirestoreEmulators().length > 1) return steps;
  const name = `${suite} on another`;
  return [...steps, { name, run: () => Promise.resolve(leftOut(name, ONE_EMULATOR)) }];
}

/** A busy machine reads a picture more slowly than people are made to wait. */
async function startPatientStack(
  processes: Processes,
  spec: Pick<StackSpec, 'data' | 'emulator'>,
): Promise<Stack> {
  const settings = { RECOGNITION_TIMEOUT_SECONDS: '60' };
  const ports = await freeStackPorts();
  return startStack(processes, { ...spec, ports, settings, testTriggers: TEST_TRIGGERS });
}

async function runRules(shared: Shared, emulator: FirestoreEmulator): Promise<SuiteResult> {
  const port = await freePort();
  const spec = { emulator, port, logs: `${shared.folder}/logs`, importFrom: null };
  const running = await startFirestore(shared.processes, spec);
  const env = { ...LOCAL_PROJECT, FIRESTORE_EMULATOR_HOST: `${HOST}:${String(port)}` };
  const result = await runVitest(shared.processes, 'rules', { ...shared, env });
  await running.stop();
  return result;
}

async function runRaces(shared: Shared, emulator: FirestoreEmulator): Promise<SuiteResult> {
  const data = `${shared.folder}/races-${emulator.name}`;
  const { env, stop } = await startPatientStack(shared.processes, { data, emulator });
  const result = await runVitest(shared.processes, 'api', { ...shared, env, filters: RACES });
  await stop();
  return result;
}

/** The rules are tried on every Firestore emulator of this machine. */
async function rulesSteps(shared: Shared): Promise<Step[]> {
  await provideFirestoreEmulator();
  return stepsOn(findFirestoreEmulators(), 'rules', (emulator) => runRules(shared, emulator));
}

/** All run on the first emulator, in the stack of the browser tests; the races on the others too. */
async function apiSteps(shared: Shared): Promise<Step[]> {
  await provideFirestoreEmulator();
  const bucket = await provideBucketEmulator();
  const run = async () => {
    const env = { ...(await shared.stackEnv()), ...(bucket && { FAKE_GCS_SERVER: bucket }) };
    return runVitest(shared.processes, 'api', { ...shared, env });
  };
  if (shared.filters.length > 0) return [{ name: 'api', run }];
  const others = findFirestoreEmulators().slice(1);
  const races = stepsOn(others, 'races', (emulator) => runRaces(shared, emulator));
  return [{ name: 'api', run }, ...races];
}

async function componentSteps(shared: Shared): Promise<Step[]> {
  const env = { CHROME_PATH: await provideChromium() };
  const run = () => runVitest(shared.processes, 'component', { ...shared, env });
  return [{ name: 'component', run }];
}

async function browserSteps(shared: Shared): Promise<Step[]> {
  await provideFirestoreEmulator();
  const browser = { CHROME_PATH: await provideChromium() };
  const run = async () =>
    runPlaywright(shared.processes, {
      ...shared,
      env: { ...(await shared.stackEnv()), ...browser },
    });
  return [{ name: 'e2e', run }];
}

const stepAlone = (shared: Shared, name: 'unit' | 'readings'): Promise<Step[]> =>
  Promise.resolve([{ name, run: () => runVitest(shared.processes, name, { ...shared, env: {} }) }]);

/** Returns what gives the steps of a suite; a quiet one prints to a log. */
export function createSuites(spec: SuitesSpec) {
  let stack: Promise<Stack> | undefined;

  async function stackEnv(): Promise<SuiteRun['env']> {
    stack ??= startPatientStack(spec.processes, { data: spec.folder });
    // The API's tests need the pages too: links to items are answered with the one that starts the app.
    const [{ env }] = await Promise.all([stack, provideWebBuild()]);
    return env;
  }

  return (name: SuiteName, isQuiet: boolean): Promise<Step[]> => {
    const shared = { ...spec, isQuiet, stackEnv };
    switch (name) {
      case 'unit':
      case 'readings':
        return stepAlone(shared, name);
      case 'component':
        return componentSteps(shared);
      case 'rules':
        return rulesSteps(shared);
      case 'api':
        return apiSteps(shared);
      case 'e2e':
        return browserSteps(shared);
    }
  };
}
