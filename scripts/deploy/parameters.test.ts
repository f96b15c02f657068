import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '../stack/temporary-folder';
import { parametersFault } from './parameters';

const faultWith = (files: Readonly<Record<string, string>>, project = 'default') =>
  withTemporaryFolder(join(tmpdir(), 'boloboard-parameters-'), async (root) => {
    mkdirSync(join(root, 'functions'));
    const rc = { projects: { default: 'bolo-prod', test: 'bolo-test' } };
    writeFileSync(join(root, '.firebaserc'), JSON.stringify(rc));
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(root, 'functions', name), text);
    return parametersFault(root, project);
  });

const SUPPORT = 'SUPPORT_EMAIL=help@boloboard.example\n';

test('refuses a project without an address for bug reports', async () => {
  const missing =
    'SUPPORT_EMAIL is missing: set it to the address for bug reports. Put parameters into functions/.env.bolo-prod.';
  expect(await faultWith({})).toBe(missing);
  expect(await faultWith({ '.env.bolo-test': SUPPORT })).toBe(missing);
  expect(await faultWith({ '.env': 'SUPPORT_EMAIL=\n' })).toBe(missing);
});

test.each([
  ['.env', undefined],
  ['.env.bolo-prod', undefined],
  ['.env.test', 'test'],
  ['.env.bolo-test', 'test'],
  ['.env.another', 'another'],
])('accepts an address in functions/%s for the project %s', async (file, project) => {
  expect(await faultWith({ [file]: SUPPORT }, project)).toBeNull();
});

test('names a wrong value', async () => {
  const fault = await faultWith({ '.env': `${SUPPORT}MEDIA_STORE=cupboard\nSUPPORT_EMAIL=nobody` });
  expect(fault).toContain('MEDIA_STORE must be "folder" or "bucket".');
  expect(fault).toContain('SUPPORT_EMAIL must be an email address.');
});
