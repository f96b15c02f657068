import { readFile } from 'node:fs/promises';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, browserOf } from './support/actors';
import { deployedRulesPaths, repositoryPath } from './support/deployed-files';
import { skipBecause } from '../support/skip-because';

const DENY_EVERYTHING =
  "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { " +
  'match /{path=**} { allow read, write: if false; } } }';

async function readStorageRules(): Promise<string> {
  return readFile(repositoryPath((await deployedRulesPaths()).storage), 'utf8');
}

describe('storage.rules', () => {
  it('denies every request', async () => {
    const withoutComments = (await readStorageRules()).replaceAll(/\/\/.*$/gm, '');
    expect(withoutComments.replaceAll(/\s+/g, ' ').trim()).toBe(DENY_EVERYTHING);
  });
});

const storageHost = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];

describe('storage.rules in the Storage emulator', () => {
  let environment: RulesTestEnvironment | undefined;
  beforeAll(async () => {
    if (!storageHost) return;
    const [host = '', port = ''] = storageHost.split(':');
    environment = await initializeTestEnvironment({
      projectId: 'demo-rules-storage',
      storage: { host, port: Number(port), rules: await readStorageRules() },
    });
  });
  afterAll(() => environment?.cleanup());

  it.for(ACTORS)(
    'does not let the actor %s read, list, write or delete a picture',
    async (actor, context) => {
      if (!environment) return skipBecause(context, 'the Storage emulator is not running');
      const picture = browserOf(environment, actor).storage().ref('items/live/picture.webp');
      await assertFails(picture.getDownloadURL());
      await assertFails(picture.listAll());
      await assertFails(Promise.resolve(picture.putString('bytes')));
      await assertFails(picture.delete());
    },
  );
});
