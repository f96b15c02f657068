import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTemporaryFolder } from '../lib/temporary-folder';
import { parametersFault, usesAds, usesAnalytics } from './parameters';

type Files = Readonly<Record<string, string>>;

/** Calls `read` with the root of a project that has these files in its folder `functions`. */
const readIn = <T>(files: Files, read: (root: string) => T) =>
  withTemporaryFolder(join(tmpdir(), 'boloboard-parameters-'), async (root) => {
    mkdirSync(join(root, 'functions'));
    const rc = { projects: { default: 'bolo-prod', test: 'bolo-test' } };
    writeFileSync(join(root, '.firebaserc'), JSON.stringify(rc));
    for (const [name, text] of Object.entries(files))
      writeFileSync(join(root, 'functions', name), text);
    return read(root);
  });

const faultWith = (files: Files, project = 'default') =>
  readIn(files, (root) => parametersFault(root, project));

const MAIL = 'SMTP_HOST=smtp.example\nSMTP_USER=bolo\nMAIL_FROM=mail@boloboard.example\n';
const SUPPORT = `SUPPORT_EMAIL=help@boloboard.example\n${MAIL}`;

test('parametersFault returns a message when a project has no email address for bug reports', async () => {
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
])(
  'parametersFault returns null when functions/%s has the email address for bug reports and the project argument is %s',
  async (file, project) => {
    expect(await faultWith({ [file]: SUPPORT }, project)).toBeNull();
  },
);

test('parametersFault returns a message that explains each parameter with a wrong value', async () => {
  const fault = await faultWith({ '.env': `${SUPPORT}MEDIA_STORE=cupboard\nSUPPORT_EMAIL=nobody` });
  expect(fault).toContain('MEDIA_STORE must be "folder" or "bucket".');
  expect(fault).toContain('SUPPORT_EMAIL must be an email address.');
});

test('parametersFault returns a message when a project has an ad client without ad units', async () => {
  const fault = await faultWith({ '.env': `${SUPPORT}AD_CLIENT_ID=ca-pub-1234567890123456\n` });
  expect(fault).toContain(
    'AD_UNIT_CARDS and AD_UNIT_LIST are missing: set all three settings of ads or none.',
  );
});

test.each([
  [true, 'AD_CLIENT_ID=ca-pub-1234567890123456\n'],
  [false, 'AD_CLIENT_ID=\n'],
  [false, SUPPORT],
])('usesAds returns %s for %j', async (expected, parameters) => {
  const files = { '.env.bolo-prod': parameters };
  expect(await readIn(files, (root) => usesAds(root, 'default'))).toBe(expected);
});

test.each([
  [true, 'ANALYTICS=on\n'],
  [false, 'ANALYTICS=off\n'],
  [false, SUPPORT],
])('usesAnalytics returns %s for %j', async (expected, parameters) => {
  const files = { '.env.bolo-prod': parameters };
  expect(await readIn(files, (root) => usesAnalytics(root, 'default'))).toBe(expected);
});
