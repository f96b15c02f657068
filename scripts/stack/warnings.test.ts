import { expect, test } from 'vitest';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import type { Logger } from '../../functions/src/lib/logger';
import { describeWarning } from './warnings';

function logged(write: (log: Logger) => void): string {
  const lines: string[] = [];
  write(createJsonLogger((line) => lines.push(line)).with({ requestId: 'r1' }));
  return lines.join('\n');
}

test('describeWarning shows severity, message, cause and request when a function logs an error', () => {
  const line = logged((log) => {
    log.error('request_failed', { error: new TypeError('x is not a function') });
  });
  expect(describeWarning('api', line, 'stdout')).toBe(
    '[api] ERROR request_failed: TypeError: x is not a function (request r1)',
  );
});

test('describeWarning shows a warning without a cause', () => {
  const line = logged((log) => {
    log.warn('recognition_slow');
  });
  expect(describeWarning('uploads', line, 'stdout')).toBe(
    '[uploads] WARNING recognition_slow (request r1)',
  );
});

test('describeWarning shows nothing when a function logs information or writes plain text to stdout', () => {
  const line = logged((log) => {
    log.info('started');
  });
  expect(describeWarning('api', line, 'stdout')).toBeNull();
  expect(describeWarning('api', 'Serving …', 'stdout')).toBeNull();
  expect(describeWarning('api', '{"severity":1}', 'stdout')).toBeNull();
});

test('describeWarning shows the first line when an exception is written to stderr', () => {
  const lines = [
    'TypeError: x is not a function',
    '    at y (api.ts:1:1)',
    '',
    '(Use `node --trace',
  ];
  expect(lines.map((line) => describeWarning('api', line, 'stderr'))).toEqual([
    '[api] TypeError: x is not a function',
    null,
    null,
    null,
  ]);
});

test("describeWarning shows a trigger's errors when the functions emulator prints them", () => {
  const line = logged((log) => {
    log.error('mark_failed');
  });
  expect(describeWarning('triggers', `>  ${line}`, 'stdout')).toBe(
    '[triggers] ERROR mark_failed (request r1)',
  );
  expect(describeWarning('triggers', '⚠  functions: Your function timed out.', 'stdout')).toBe(
    '[triggers] WARNING functions: Your function timed out.',
  );
});
