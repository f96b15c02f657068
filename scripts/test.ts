/**
 * Usage: npm test [-- SUITE... RUNNER_ARGUMENTS...]. By default, runs all suites and checks.
 * npm test -- --changed [COMMIT] runs what can fail because of changes since a commit, by default the last one.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths';
import { importGraph } from './quality/import-graph';
import { changedFiles, trackedFiles } from './quality/tracked-files';
import { runCommand } from './stack/run-command';
import { affectedTests, isTestFile } from './test-run/affected-tests';
import { SUITES } from './test-run/suite-result';
import { createTestRunner, type TestRunner } from './test-run/test-runner';

const CODE_FOLDERS = ['contract', 'web', 'functions', 'scripts', 'tools', 'e2e'];

/**
 * The checks that `--changed` runs. They check all files. Each of them, except lint:types, keeps its results for
 * unchanged files.
 */
const CHANGE_CHECKS = ['typecheck', 'lint:types', 'lint:code', 'format:check'];

async function runChanged(run: TestRunner, commit: string): Promise<void> {
  const changed = changedFiles(commit);
  console.log(`${String(changed.length)} files changed since ${commit}.`);
  if (changed.length === 0) return;
  const files = new Set([...trackedFiles(...CODE_FOLDERS), ...changed]);
  const tests = [...files].filter((file) => isTestFile(file) && existsSync(join(ROOT, file)));
  const affected = affectedTests(changed, tests, await importGraph(CODE_FOLDERS));
  for (const check of CHANGE_CHECKS) await run.check(check);
  for (const suite of SUITES) {
    const suiteTests = affected[suite];
    if (suiteTests) await run.suite(suite, suiteTests);
  }
}

await runCommand(async (context) => {
  const args = process.argv.slice(2);
  const named = SUITES.filter((suite) => args.includes(suite));
  const filters = args.filter((arg) => !SUITES.some((suite) => suite === arg));
  const run = createTestRunner(context);
  const [first, commit = 'HEAD'] = args;
  if (first === '--changed') await runChanged(run, commit);
  else if (named.length === 0) await run.all();
  else for (const suite of named) await run.suite(suite, filters);
  return run.finish();
});
