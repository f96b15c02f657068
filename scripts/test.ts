/** Usage: npm test [-- SUITE... RUNNER_ARGUMENTS...]. By default, runs all suites and checks. */
import { runCommand } from './stack/run-command';
import { SUITES } from './test-run/suite-result';
import { createTestRun } from './test-run/test-run';

await runCommand(async (context) => {
  const args = process.argv.slice(2);
  const named = SUITES.filter((suite) => args.includes(suite));
  const filters = args.filter((arg) => !SUITES.some((suite) => suite === arg));
  const run = createTestRun(context, filters);
  if (named.length === 0) await run.all();
  for (const suite of named) await run.suite(suite);
  return run.finish();
});
