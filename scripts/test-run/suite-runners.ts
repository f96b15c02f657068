import { join } from 'node:path';
import { provideElasticsearch } from '../elasticsearch/provide-elasticsearch';
import { provideWebBuild } from '../stack/builds';
import {
  findFirestoreEmulators,
  provideFirestoreEmulator,
  type FirestoreEmulator,
} from '../stack/firestore-finder';
import { ROOT } from '../stack/paths';
import type { ProcessManager } from '../stack/process-manager';
import { provideBucketEmulator } from '../stack/provide-bucket-emulator';
import { provideChromium } from '../stack/provide-chromium';
import { provideStripeMock } from '../stack/provide-stripe-mock';
import { pickFreeStackPorts, startStack, type Stack, type StackSpec } from '../stack/stack';
import { elasticsearchSteps } from './elasticsearch-steps';
import { startEmptyFirestore } from './empty-firestore';
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

/** Starts a stack for tests. Text recognition gets a longer timeout, because it is slow on a busy machine. */
async function startTestStack(
  processes: ProcessManager,
  spec: Pick<StackSpec, 'data' | 'emulator' | 'settings'>,
): Promise<Stack> {
  const settings = { RECOGNITION_TIMEOUT_SECONDS: '60', ...spec.settings };
  const ports = await pickFreeStackPorts();
  const forTests = { testTriggers: TEST_TRIGGERS, withoutCompression: true };
  return startStack(processes, { ...spec, ...forTests, ports, settings });
}

/**
 * Starts a stack for one suite. Builds the web app also for the API suite, because the function `page` writes item
 * pages into the HTML of this build.
 */
async function startSuiteStack(
  { processes, folder, shard }: Shared,
  suite: SuiteName,
  settings: StackSpec['settings'] = {},
): Promise<Stack> {
  const data = `${folder}/${suiteFileName(suite, shard)}`;
  const starting = startTestStack(processes, { data, settings });
  const [stack] = await Promise.all([starting, provideWebBuild()]);
  return stack;
}

async function runRules(shared: Shared, emulator: FirestoreEmulator): Promise<SuiteResult> {
  const { running, env } = await startEmptyFirestore(shared, emulator);
  const result = await runVitest(shared.processes, 'rules', { ...shared, env });
  await running.stop();
  return result;
}

async function runRaces(shared: Shared, emulator: FirestoreEmulator): Promise<SuiteResult> {
  const data = `${shared.folder}/races-${emulator.name}`;
  const { env, stop } = await startTestStack(shared.processes, { data, emulator });
  const run = { ...shared, shard: undefined, env, filters: RACES };
  const result = await runVitest(shared.processes, 'api', run);
  await stop();
  return result;
}

/**
 * Returns the steps of the attack suite. It runs on a separate stack, which has the rate limits of the deployed
 * product. Attacks that need a browser are browser tests with the tag @attack. They are a step of this suite only if
 * the suite runs without filters and no other suite runs at the same time.
 */
async function attackSteps(shared: Shared): Promise<TestStep[]> {
  await provideFirestoreEmulator();
  const run = async () => {
    const settings = { RATE_LIMITS: 'strict', ...EARLY_CHECKS };
    const { env, stop } = await startSuiteStack(shared, 'attack', settings);
    const result = await runVitest(shared.processes, 'attack', { ...shared, env });
    await stop();
    return result;
  };
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
  const run = async () => {
    const stack = await startSuiteStack(shared, 'api', EARLY_CHECKS);
    const env = { ...stack.env, ...(bucket && { FAKE_GCS_SERVER: bucket }) };
    const result = await runVitest(shared.processes, 'api', { ...shared, env });
    await stack.stop();
    return result;
  };
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
  const run = async () => {
    const stack = await startSuiteStack(shared, 'e2e', EARLY_CHECKS);
    const env = { ...stack.env, ...browser };
    const result = await runPlaywright(shared.processes, { ...shared, env });
    await stack.stop();
    return result;
  };
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
