import { provideWebBuild } from '../stack/builds';
import { provideChromium } from '../stack/provide-chromium';
import { startFirestore } from '../stack/emulators';
import { findFirestoreEmulators, provideFirestoreEmulator } from '../stack/firestore-finder';
import { HOST, PROJECT_ID } from '../stack/paths';
import { freePort } from '../stack/ports';
import type { Processes } from '../stack/processes';
import { freeStackPorts, startStack, type Stack } from '../stack/stack';
import type { SuiteResult } from './suite-result';
import { runPlaywright, runVitest, type SuiteRun } from './suites';

export type SuiteName = 'unit' | 'rules' | 'api' | 'e2e';

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

/** The steps of each suite; the stack that api and e2e share starts with the first that needs it. */
export function createSuites({ processes, folder, filters }: SuitesSpec) {
  let stack: Promise<Stack> | undefined;
  const withEnv = (env: SuiteRun['env']): SuiteRun => ({ env, reports: folder, filters });

  async function onStack(): Promise<SuiteRun> {
    stack ??= freeStackPorts().then((ports) => startStack(processes, { ports, data: folder }));
    return withEnv((await stack).env);
  }

  /** The rules are tried on every Firestore emulator of this machine. */
  async function rulesSteps(): Promise<Step[]> {
    await provideFirestoreEmulator();
    return findFirestoreEmulators().map((emulator) => {
      const name = `rules on ${emulator.name}`;
      const run = async (): Promise<SuiteResult> => {
        const port = await freePort();
        const spec = { emulator, port, logs: `${folder}/logs`, importFrom: null };
        const running = await startFirestore(processes, spec);
        const address = `${HOST}:${String(port)}`;
        const env = { GCLOUD_PROJECT: PROJECT_ID, FIRESTORE_EMULATOR_HOST: address };
        const result = await runVitest(processes, 'rules', withEnv(env));
        await running.stop();
        return { ...result, name };
      };
      return { name, run };
    });
  }

  async function browserTests(): Promise<SuiteResult> {
    const chrome = await provideChromium();
    const [run] = await Promise.all([onStack(), provideWebBuild()]);
    return runPlaywright(processes, { ...run, env: { ...run.env, CHROME_PATH: chrome } });
  }

  const unit = { name: 'unit', run: () => runVitest(processes, 'unit', withEnv({})) };
  const api = { name: 'api', run: async () => runVitest(processes, 'api', await onStack()) };
  const e2e = { name: 'e2e', run: browserTests };
  return {
    unit: () => Promise.resolve([unit]),
    rules: rulesSteps,
    api: () => Promise.resolve([api]),
    e2e: () => Promise.resolve([e2e]),
  } satisfies Record<SuiteName, () => Promise<Step[]>>;
}
