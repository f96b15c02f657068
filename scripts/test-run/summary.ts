import type { SuiteResult } from './suite-result';

export function suiteLine({ name, passed, failures, skips, seconds }: SuiteResult): string {
  const mark = failures.length > 0 ? '✗' : '✓';
  const skipped = skips.length > 0 ? `, ${String(skips.length)} skipped` : '';
  const time = seconds === undefined ? '' : `${seconds.toFixed(0)} s`;
  const counts = `${String(passed)} passed, ${String(failures.length)} failed${skipped}`;
  return `${mark} ${name.padEnd(16)} ${time.padStart(5)}  ${counts}`;
}

const indent = (text: string): string => text.trimEnd().replaceAll(/^/gm, '    ');

/** Returns the report of a run. It ends with the names of the failed tests and a line `N passed, N failed`. */
export function summarize(results: readonly SuiteResult[]): string {
  const failed = results.flatMap((suite) =>
    suite.failures.map(({ title, text }) => ({ name: `✗ ${suite.name} › ${title}`, text })),
  );
  const failures = failed.map(({ name, text }) => `${name}\n${indent(text)}`);
  const skips = results.flatMap((suite) =>
    suite.skips.map(({ title, reason }) => `- ${suite.name} › ${title}: ${reason}`),
  );
  const passed = results.reduce((sum, suite) => sum + suite.passed, 0);
  return [
    ...(failures.length > 0 ? ['Failures', ...failures, ''] : []),
    ...(skips.length > 0 ? ['Skipped', ...skips, ''] : []),
    ...results.map(suiteLine),
    '',
    ...failed.map(({ name }) => name),
    `${String(passed)} passed, ${String(failures.length)} failed`,
  ].join('\n');
}
