import type { SuiteResult } from './suite-result';

/** How one suite went, on one line. */
export function suiteLine({ name, passed, failures, skips }: SuiteResult): string {
  const mark = failures.length > 0 ? '✗' : '✓';
  const skipped = skips.length > 0 ? `, ${String(skips.length)} skipped` : '';
  return `${mark} ${name.padEnd(14)} ${String(passed)} passed, ${String(failures.length)} failed${skipped}`;
}

const indent = (text: string): string => text.trimEnd().replaceAll(/^/gm, '    ');

/** The report of a whole run; its last line is `N passed, N failed`. */
export function summarize(results: readonly SuiteResult[]): string {
  const failures = results.flatMap((suite) =>
    suite.failures.map(({ title, text }) => `✗ ${suite.name} › ${title}\n${indent(text)}`),
  );
  const skips = results.flatMap((suite) =>
    suite.skips.map(({ title, reason }) => `- ${suite.name} › ${title}: ${reason}`),
  );
  const passed = results.reduce((sum, suite) => sum + suite.passed, 0);
  return [
    ...(failures.length > 0 ? ['Failures', ...failures, ''] : []),
    ...(skips.length > 0 ? ['Skipped', ...skips, ''] : []),
    ...results.map(suiteLine),
    '',
    `${String(passed)} passed, ${String(failures.length)} failed`,
  ].join('\n');
}
