import { expect, it } from 'vitest';
import { createJsonLogger } from './json-logger';

function recorded() {
  const lines: string[] = [];
  const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log: createJsonLogger((line) => lines.push(line)), lines, entries };
}

it('createJsonLogger writes severity, event, the fields that `with` added, and the fields of the entry', () => {
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

it('createJsonLogger writes the stack and the cause of an error, without email addresses', () => {
  const { log, lines } = recorded();
  const cause = new Error('no user ann.lee@example.com');
  log.error('failed', { error: new TypeError('bad', { cause }) });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('json-logger.test.ts');
  expect(lines[0]).toContain('no user [email]');
  expect(lines[0]).not.toContain('example.com');
});

it.each([
  '/srv/node_modules/@grpc/grpc-js/build/src/call.js:32:19',
  'file:///srv/node_modules/.store/@grpc+grpc-js@1.14.0/call.js:32:19',
  'npm:@firebase/auth@1.11.0',
])('createJsonLogger does not mistake the path %s for an email address', (path) => {
  const { log, entries } = recorded();
  log.error('failed', { path });
  expect(entries()).toMatchObject([{ path }]);
});

it.each([
  ["no user 'ann@example.com'", 'ann'],
  ['<Ann.Lee+shop@mail.example.co.uk>', 'Lee'],
  ['/v1/accounts?email=ann%40example.com&key=1', 'ann'],
  ['jürgen@müller.de is taken', 'jürgen'],
])('createJsonLogger removes the email address from the text %j', (text, name) => {
  const { log, lines } = recorded();
  log.error('failed', { text });
  expect(lines[0]).toContain('[email]');
  expect(lines[0]).not.toContain(name);
});
