import { readFile } from 'node:fs/promises';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, browserOf } from './support/actors';
import { deployedRulesPaths, repositoryPath } from './support/deployed-files';

const DENY_EVERYTHING =
  "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { " +
  'match /{path=**} { allow read, write: if false; } } }';

async function readStorageRules(): Promise<string> {
  return readFile(repositoryPath((await deployedRulesPaths()).storage), 'utf8');
}

describe('storage.rules', () => {
  it('says nothing but that everything is denied', async () => {
    const withoutComments = (await readStorageRules()).replaceAll(/\/\/.*$/gm, '');
    expect(withoutComments.replaceAll(/\s+/g, ' ').trim()).toBe(DENY_EVERYTHING);
  });
});

const storageHost = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];

// The runtime of storage rules is a download of firebase-tools; the suite runs where it is up.
describe.runIf(storageHost)('storage.rules in the Storage emulator', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const [host = '', port = ''] = (storageHost ?? '').split(':');
    environment = await initializeTestEnvironment({
      projectId: 'demo-rules-storage',
      storage: { host, port: Number(port), rules: await readStorageRules() },
    });
  });
  afterAll(() => environment.cleanup());

  it.each(ACTORS)('lets %s neither read, write, list nor delete', async (actor) => {
    const picture = browserOf(environment, actor).storage().ref('items/live/picture.webp');
    await assertFails(picture.getDownloadURL());
    await assertFails(picture.listAll());
    await assertFails(Promise.resolve(picture.putString('bytes')));
    await assertFails(picture.delete());
  });
});
