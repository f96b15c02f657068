import { join } from 'node:path';
import { provideWebBuild } from '../stack/builds';
import { provideChromium } from '../stack/provide-chromium';
import { startFirestore } from '../stack/emulators';
import {
  findFirestoreEmulators,
  provideFirestoreEmulator,
  type FirestoreEmulator,
} from '../stack/firestore-finder';
import { HOST, PROJECT_ID } from '../stack/paths';
import { freePort } from '../stack/ports';
import type { Processes } from '../stack/processes';
import { freeStackPorts, startStack, type Stack, type StackSpec } from '../stack/stack';
import { leftOut, type SuiteResult } from './suite-result';
import { runPlaywright, runVitest, type SuiteName, type SuiteRun } from './suites';

/** The API tests of calls that compete with each other; they run on every Firestore emulator. */
const RACES = ['functions/test/api/races/'];

const ONE_EMULATOR =
  "one Firestore emulator is here; it runs on both where hidane and Google's (Java with the gcloud CLI) are";

/** Nothing here runs at Google: no search for its metadata server. */
const LOCAL_PROJECT = { GCLOUD_PROJECT: PROJECT_ID, METADATA_SERVER_DETECTION: 'none' };

/** A part of a run that is reported by itself. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<SuiteResult>;
}

export interface SuitesSpec {
  readonly processes: Processes;
  /** The folder of this run's data, logs and reports. */
  readonly folder: string;
  /** What the person added to the command, such as a file to run. */
  readonly filters: readonly string[];
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

/** The machine that runs tests may be far too busy to read a picture in the time that people are made to wait. */
async function startPatientStack(
  processes: Processes,
  spec: Pick<StackSpec, 'data' | 'emulator'>,
): Promise<Stack> {
  const settings = { RECOGNITION_TIMEOUT_SECONDS: '60' };
  return startStack(processes, { ...spec, ports: await freeStackPorts(), settings });
}

async function runComponents(processes: Processes, run: SuiteRun): Promise<SuiteResult> {
  const chrome = await provideChromium();
  return runVitest(processes, 'component', { ...run, env: { CHROME_PATH: chrome } });
}

/** The steps of each suite; the stack that api and e2e share starts with the first that needs it. */
export function createSuites({ processes, folder, filters }: SuitesSpec) {
  let stack: Promise<Stack> | undefined;
  const withEnv = (env: SuiteRun['env']): SuiteRun => ({ env, reports: folder, filters });
  const alone = withEnv({});

  async function onStack(): Promise<SuiteRun> {
    stack ??= startPatientStack(processes, { data: folder });
    // The API's tests need the pages too: links to items are answered with the one that starts the app.
    const [{ env }] = await Promise.all([stack, provideWebBuild()]);
    return withEnv(env);
  }

  async function runRules(emulator: FirestoreEmulator): Promise<SuiteResult> {
    const port = await freePort();
    const spec = { emulator, port, logs: `${folder}/logs`, importFrom: null };
    const running = await startFirestore(processes, spec);
    const env = { ...LOCAL_PROJECT, FIRESTORE_EMULATOR_HOST: `${HOST}:${String(port)}` };
    const result = await runVitest(processes, 'rules', withEnv(env));
    await running.stop();
    return result;
  }

  async function runRaces(emulator: FirestoreEmulator): Promise<SuiteResult> {
    const data = join(folder, `races-${emulator.name}`);
    const second = await startPatientStack(processes, { data, emulator });
    const result = await runVitest(processes, 'api', { ...withEnv(second.env), filters: RACES });
    await second.stop();
    return result;
  }

  /** The rules are tried on every Firestore emulator of this machine. */
  async function rulesSteps(): Promise<Step[]> {
    await provideFirestoreEmulator();
    return stepsOn(findFirestoreEmulators(), 'rules', runRules);
  }

  /** All run on the first emulator, in the stack of the browser tests; the races on the others too. */
  async function apiSteps(): Promise<Step[]> {
    await provideFirestoreEmulator();
    const api = { name: 'api', run: async () => runVitest(processes, 'api', await onStack()) };
    if (filters.length > 0) return [api];
    return [api, ...stepsOn(findFirestoreEmulators().slice(1), 'races', runRaces)];
  }

  async function browserTests(): Promise<SuiteResult> {
    const chrome = await provideChromium();
    const run = await onStack();
    return runPlaywright(processes, { ...run, env: { ...run.env, CHROME_PATH: chrome } });
  }

  const single = (name: SuiteName, run: () => Promise<SuiteResult>) => () =>
    Promise.resolve([{ name, run }]);
  return {
    unit: single('unit', () => runVitest(processes, 'unit', alone)),
    component: single('component', () => runComponents(processes, alone)),
    rules: rulesSteps,
    readings: single('readings', () => runVitest(processes, 'readings', alone)),
    api: apiSteps,
    e2e: single('e2e', browserTests),
  } satisfies Record<SuiteName, () => Promise<Step[]>>;
}
