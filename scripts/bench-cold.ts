/** Measures a cold start of `api`, and which modules take its time: `npm run bench:cold [-- RUNS]`. */
import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { collections } from '../functions/src/repos/collections/collections';
import { itemFieldsToStore } from '../functions/test/support/item-fields-to-store';
import type { ColdStart } from './bench/cold-process';
import { costsByModule, cpuProfileSchema, type ModuleCost } from './bench/profile-costs';
import { quantile } from './bench/own-cpu';
import { machineLoadNote } from './report/machine-load-note';
import { markdownTable } from './report/markdown-table';
import { writeSection } from './report/performance-document';
import { FUNCTIONS_BUNDLE } from './stack/build-functions';
import { provideFunctionsBuild } from './stack/builds';
import { startFirestore } from './stack/emulators';
import { provideFirestoreEmulator } from './stack/firestore-finder';
import { LOCAL_FOLDER, PROJECT_ID, ROOT } from './lib/paths';
import { pickFreePort } from './lib/ports';
import type { ProcessManager } from './stack/process-manager';
import { runCommand } from './stack/run-command';
import { emulatorEnv } from './stack/stack';
import { withTemporaryFolder } from './lib/temporary-folder';

const RUNS = 15;
const ITEM_ID = 'cold-start';
const PROCESS = join(ROOT, 'scripts/bench/cold-process.ts');
const MODULES = {
  floor: join(ROOT, 'scripts/bench/cold-floor.mjs'),
  api: FUNCTIONS_BUNDLE,
} as const;
const PROFILE_INTERVAL_US = 200;
const SHOWN_MODULES = 16;

type Kind = keyof typeof MODULES;
type Env = Readonly<Record<string, string>>;

async function startItem(processes: ProcessManager, logs: string): Promise<Env> {
  const port = await pickFreePort();
  const auth = await pickFreePort();
  const emulator = await provideFirestoreEmulator();
  await startFirestore(processes, { emulator, port, logs, importFrom: null });
  const env = emulatorEnv({ firestore: port, auth });
  Object.assign(process.env, env);
  const db = getFirestore(initializeApp({ projectId: PROJECT_ID }));
  await collections.items.doc(db, { itemId: ITEM_ID }).set(itemFieldsToStore());
  // As in the cloud, the process has no compile cache and serves only one function. Unlike in the cloud, it stores
  // pictures in a folder and uses emulators.
  return { ...env, FUNCTION_TARGET: 'api', MEDIA_STORE: 'folder', MEDIA_FOLDER: logs };
}

async function coldStart(kind: Kind, env: Env, nodeOptions: readonly string[] = []) {
  const args = [...nodeOptions, PROCESS, MODULES[kind], `/api/items/${ITEM_ID}`];
  const { stdout } = await execa(process.execPath, args, { env, extendEnv: false });
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1)) as ColdStart;
}

/**
 * Measures `api` and the smallest function (cold-floor.mjs) alternately, so that a change in the machine's load affects
 * both.
 */
async function measure(env: Env, runs: number): Promise<Record<Kind, ColdStart[]>> {
  const measured: Record<Kind, ColdStart[]> = { floor: [], api: [] };
  for (const kind of ['floor', 'api'] as const) await coldStart(kind, env);
  for (let run = 0; run < runs; run += 1)
    for (const kind of ['floor', 'api'] as const) measured[kind].push(await coldStart(kind, env));
  return measured;
}

const FIGURES: Readonly<Record<string, (run: ColdStart) => number>> = {
  'load, CPU time': ({ load }) => load.cpuMs,
  'first response, CPU time': ({ response }) => response.cpuMs,
  'both, CPU time': ({ load, response }) => load.cpuMs + response.cpuMs,
  'load, elapsed': ({ load }) => load.wallMs,
  'first response, elapsed': ({ response }) => response.wallMs,
  'both, elapsed': ({ load, response }) => load.wallMs + response.wallMs,
};

function timesTable(measured: Readonly<Record<Kind, readonly ColdStart[]>>): string {
  const rows = Object.entries(FIGURES).map(([title, figure]) => {
    const [floor, api] = (['floor', 'api'] as const).map((kind) =>
      quantile(measured[kind].map(figure), 0.5),
    ) as [number, number];
    return [title, `${floor.toFixed(0)} ms`, `${api.toFixed(0)} ms`, (api / floor).toFixed(2)];
  });
  return markdownTable(['median', 'floor', '`api`', 'ratio'], rows);
}

async function profile(env: Env): Promise<ModuleCost[]> {
  return withTemporaryFolder(join(tmpdir(), 'boloboard-profile-'), async (folder) => {
    const interval = `--cpu-prof-interval=${PROFILE_INTERVAL_US}`;
    await coldStart('api', env, ['--cpu-prof', `--cpu-prof-dir=${folder}`, interval]);
    const [file = ''] = globSync('*.cpuprofile', { cwd: folder });
    const written = cpuProfileSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return costsByModule(written, 'cold-process.ts');
  });
}

function modulesTable(costs: readonly ModuleCost[]): string {
  const rows = costs
    .slice(0, SHOWN_MODULES)
    .map(({ module, ownMs, totalMs }) => [
      `\`${module}\``,
      `${ownMs.toFixed(0)} ms`,
      `${totalMs.toFixed(0)} ms`,
    ]);
  return markdownTable(['module', 'itself', 'with what it loads'], rows);
}

await runCommand(async ({ processes }) => {
  const [runs = RUNS] = process.argv.slice(2).map(Number);
  await provideFunctionsBuild();
  const env = await startItem(processes, join(LOCAL_FOLDER, 'bench-cold'));
  const times = timesTable(await measure(env, runs));
  const modules = modulesTable(await profile(env));
  const note = `${runs} runs of each, ${machineLoadNote()}.`;
  console.log(`\n${times}\n\n${modules}\n\n${note}`);
  writeSection('cold-start', `${times}\n\n${note}\n\n${modules}`);
  return 0;
});
