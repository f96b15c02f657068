import { join } from 'node:path';
import { provideElasticsearch } from '../elasticsearch/provide-elasticsearch';
import { ROOT } from '../lib/paths';
import { provideWebBuild } from '../stack/builds';
import {
  findFirestoreEmulators,
  provideFirestoreEmulator,
  type FirestoreEmulator,
} from '../stack/firestore-finder';
import type { ProcessManager } from '../stack/process-manager';
import { provideBucketEmulator } from '../stack/provide-bucket-emulator';
import { provideChromium } from '../stack/provide-chromium';
import { provideStripeMock } from '../stack/provide-stripe-mock';
import { pickFreeStackPorts, startStack, type Stack, type StackSpec } from '../stack/stack';
import { elasticsearchSteps } from './elasticsearch-steps';
import { startEmptyFirestore } from './empty-firestore';
import { addLoggedErrors } from './logged-errors';
import {
  resultFromExitCode,
  suiteFileName,
  skippedSuite,
  stepName,
  type TestStep,
  type SuiteName,
  type SuiteResult,
} from './suite-result';
import { runPlaywright, runVitest, type SuiteRun } from './suites';

/** The files with tests of concurrent API calls. They run on every installed Firestore emulator. */
const RACES = ['functions/test/api/races/'];

const TEST_TRIGGERS = join(ROOT, 'functions/test/support/test-triggers');

const ONE_EMULATOR =
  "only one Firestore emulator is installed; install hidane and Google's (Java and the gcloud CLI) to run on both";

/**
 * With this setting, the functions check a session every two seconds and not every minute. Otherwise tests would wait a
 * minute for the end of a session or for a changed plan.
 */
const EARLY_CHECKS = { SESSION_CHECK_SECONDS: '2' };

export interface SuiteStepFactorySpec extends Pick<SuiteRun, 'folder'> {
  readonly processes: ProcessManager;
}

export type SuiteOptions = Pick<SuiteRun, 'filters' | 'isQuiet' | 'inBackground' | 'shard'>;

type Shared = SuiteStepFactorySpec & SuiteOptions;

/**
 * Returns a step for each installed Firestore emulator. If only one emulator is installed, adds a step that reports
 * that the other emulator was skipped.
 */
function stepsOn(
  emulators: readonly FirestoreEmulator[],
  suite: string,
  run: (emulator: FirestoreEmulator) => Promise<SuiteResult>,
): TestStep[] {
  const steps = emulators.map((emulator) => {
    const name = `${suite} on ${emulator.name}`;
    return { name, run: async () => ({ ...(await run(emulator)), name }) };
  });
  if (findFirestoreEmulators().length > 1) return steps;
  const name = `${suite} on a second emulator`;
  return [...steps, { name, run: () => Promise.resolve(skippedSuite(name, ONE_EMULATOR)) }];
}

interface StackRun extends Pick<StackSpec, 'emulator' | 'settings'> {
  /** The name of the folder for the data and the logs of the stack. */
  readonly name: string;
}

/**
 * Starts a stack, runs tests on it and stops it. After a failure, adds the errors that the stack has logged. Provides
 * the build of the web app also for tests without a browser, because the function `page` writes item pages into the
 * HTML of this build. Text recognition gets a longer timeout, because it is slow on a busy machine.
 */
async function runOnStack(
  { processes, folder }: Shared,
  { name, emulator, settings }: StackRun,
  run: (stack: Stack) => Promise<SuiteResult>,
): Promise<SuiteResult> {
  const data = join(folder, name);
  const starting = pickFreeStackPorts().then((ports) =>
    startStack(processes, {
      data,
      ports,
      ...(emulator && { emulator }),
      settings: { RECOGNITION_TIMEOUT_SECONDS: '60', ...settings },
      testTriggers: TEST_TRIGGERS,
      withoutCompression: true,
    }),
  );
  const [stack] = await Promise.all([starting, provideWebBuild()]);
  const result = addLoggedErrors(await run(stack), join(data, 'logs'));
  await stack.stop();
  return result;
}

async function runRules(shared: Shared, emulator: FirestoreEmulator): Promise<SuiteResult> {
  const { running, env } = await startEmptyFirestore(shared, emulator);
  const result = await runVitest(shared.processes, 'rules', { ...shared, env });
  await running.stop();
  return result;
}

function runRaces(shared: Shared, emulator: FirestoreEmulator): Promise<SuiteResult> {
  return runOnStack(shared, { name: `races-${emulator.name}`, emulator }, ({ env }) =>
    runVitest(shared.processes, 'api', { ...shared, shard: undefined, env, filters: RACES }),
  );
}

/**
 * Returns the steps of the attack suite. It runs on a separate stack, which has the rate limits of the deployed
 * product. Attacks that need a browser are browser tests with the tag @attack. They are a step of this suite only if
 * the suite runs without filters and no other suite runs at the same time.
 */
async function attackSteps(shared: Shared): Promise<TestStep[]> {
  await provideFirestoreEmulator();
  const settings = { RATE_LIMITS: 'strict', ...EARLY_CHECKS };
  const run = () =>
    runOnStack(shared, { name: 'attack', settings }, ({ env }) =>
      runVitest(shared.processes, 'attack', { ...shared, env }),
    );
  const step = { name: 'attack', run };
  if (shared.isQuiet || shared.filters.length > 0) return [step];
  const inBrowser = await browserSteps({ ...shared, filters: ['--grep', '@attack'] });
  return [step, ...inBrowser];
}

async function rulesSteps(shared: Shared): Promise<TestStep[]> {
  await provideFirestoreEmulator();
  return stepsOn(findFirestoreEmulators(), 'rules', (emulator) => runRules(shared, emulator));
}

/**
 * Returns whether this run is the last one of its suite: it runs the whole suite, or the last part of a divided suite.
 * Only the last run also runs the steps that the suite needs once.
 */
function isLast({ shard }: Shared): boolean {
  const [part, parts] = shard?.split('/') ?? [];
  return part === parts;
}

/**
 * Returns the steps of the API suite. All tests run on the first installed Firestore emulator. Without filters, the
 * tests of concurrent calls also run on every other installed emulator.
 */
async function apiSteps(shared: Shared): Promise<TestStep[]> {
  await provideFirestoreEmulator();
  const bucket = await provideBucketEmulator();
  const server = bucket ? { FAKE_GCS_SERVER: bucket } : {};
  const name = suiteFileName('api', shared.shard);
  const run = () =>
    runOnStack(shared, { name, settings: EARLY_CHECKS }, ({ env }) =>
      runVitest(shared.processes, 'api', { ...shared, env: { ...env, ...server } }),
    );
  const step = { name: stepName('api', shared.shard), run };
  if (shared.filters.length > 0 || !isLast(shared)) return [step];
  const others = findFirestoreEmulators().slice(1);
  const races = stepsOn(others, 'races', (emulator) => runRaces(shared, emulator));
  return [step, ...races];
}

async function componentSteps(shared: Shared): Promise<TestStep[]> {
  const env = { CHROME_PATH: await provideChromium() };
  const run = () => runVitest(shared.processes, 'component', { ...shared, env });
  return [{ name: stepName('component', shared.shard), run }];
}

async function browserSteps(shared: Shared): Promise<TestStep[]> {
  await provideFirestoreEmulator();
  const browser = { CHROME_PATH: await provideChromium() };
  const name = suiteFileName('e2e', shared.shard);
  const run = () =>
    runOnStack(shared, { name, settings: EARLY_CHECKS }, ({ env }) =>
      runPlaywright(shared.processes, { ...shared, env: { ...env, ...browser } }),
    );
  return [{ name: stepName('e2e', shared.shard), run }];
}

/**
 * Installs the emulators, Stripe's mock, Elasticsearch and the browser before any suite starts. Otherwise suites that
 * start at the same time would install them twice.
 */
export async function installTestTools(): Promise<SuiteResult> {
  await provideFirestoreEmulator();
  await provideBucketEmulator();
  await provideStripeMock();
  await provideElasticsearch();
  await provideChromium();
  return resultFromExitCode('tools', 0, '');
}

async function unitSteps(shared: Shared): Promise<TestStep[]> {
  const mock = await provideStripeMock();
  const env = mock ? { STRIPE_MOCK: mock.program, STRIPE_DOCUMENT: mock.document } : {};
  return [{ name: 'unit', run: () => runVitest(shared.processes, 'unit', { ...shared, env }) }];
}

async function readingsSteps(shared: Shared): Promise<TestStep[]> {
  const run = () => runVitest(shared.processes, 'readings', { ...shared, env: {} });
  return [{ name: 'readings', run }];
}

export function createSuiteStepFactory(spec: SuiteStepFactorySpec) {
  return (name: SuiteName, options: SuiteOptions): Promise<TestStep[]> => {
    const shared = { ...spec, ...options };
    switch (name) {
      case 'unit':
        return unitSteps(shared);
      case 'elasticsearch':
        return elasticsearchSteps(shared);
      case 'readings':
        return readingsSteps(shared);
      case 'component':
        return componentSteps(shared);
      case 'rules':
        return rulesSteps(shared);
      case 'api':
        return apiSteps(shared);
      case 'attack':
        return attackSteps(shared);
      case 'e2e':
        return browserSteps(shared);
    }
  };
}
