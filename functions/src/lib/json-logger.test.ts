import { expect, it } from 'vitest';
import { createJsonLogger } from './json-logger';

function recorded() {
  const lines: string[] = [];
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log: createJsonLogger((line) => lines.push(line)), lines, entries };
}

it('writes severity, event and bound fields', () => {
  const { log, entries } = recorded();
  log.with({ requestId: 'r1' }).warn('session_rejected', { status: 401 });
  expect(entries()).toEqual([
    {
      severity: 'WARNING',
      message: 'session_rejected',
      event: 'session_rejected',
      requestId: 'r1',
      status: 401,
    },
  ]);
});

it('writes the stack and the cause of an error without email addresses', () => {
  const { log, lines } = recorded();
  const cause = new Error('no user ann.lee@example.com');
  log.error('failed', { error: new TypeError('bad', { cause }) });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('json-logger.test.ts');
  expect(lines[0]).toContain('no user [email]');
  expect(lines[0]).not.toContain('example.com');
});
