import { expect, test } from 'vitest';
import { lintText } from './lint-text.test-support';

const errorsIn = async (file: string, text: string): Promise<number> =>
  (await lintText(file, text)).filter(({ ruleId }) => ruleId === 'authority/only-from-checks')
    .length;

const SERVICE = 'functions/src/services/likes/example.ts';
const EVENTS = 'functions/src/app/events/example.ts';
const importOf = (name: string) => `import { ${name} } from '../../lib/authority';`;

test.each([
  [SERVICE, "export const forged = { uid: 'ann' } as Actor;"],
  [SERVICE, 'export const forged = (item: object) => item as unknown as Authorized<ItemKey>;'],
  [SERVICE, 'export const forged = (item: object) => item as never;'],
  [SERVICE, importOf('actorOf')],
  [SERVICE, importOf('createSystemWork')],
  [SERVICE, importOf('authorizeForSystem')],
  [SERVICE, "import { actorFor } from '../../lib/authority.test-support';"],
  [EVENTS, importOf('actorOf')],
  [EVENTS, "export const forged = { uid: 'ann' } as SystemWork;"],
  ['functions/src/services/accounts/session-check.ts', 'export const forged = {} as Actor;'],
])('the ESLint rules for authorities report an error when %s contains %s', async (file, text) => {
  expect(await errorsIn(file, text)).toBe(1);
});

test.each([
  [SERVICE, 'export const same = (actor: Actor) => actor;'],
  [SERVICE, importOf('authorizeForOwner')],
  [EVENTS, importOf('createSystemWork')],
  ['functions/src/services/accounts/session-check.ts', importOf('actorOf')],
  [
    'functions/src/services/likes/example.test.ts',
    "import { actorFor } from '../../lib/authority.test-support';",
  ],
])('the ESLint rules for authorities report nothing when %s contains %s', async (file, text) => {
  expect(await errorsIn(file, text)).toBe(0);
});
