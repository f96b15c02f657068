import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { deployedRulesPaths, repositoryPath } from './deployed-files';
import { storeDocuments } from './stored-documents';

/**
 * A database of its own, named by the suite, that holds STORED_DOCUMENTS alone and answers by the
 * rules file which is deployed.
 * It runs on whichever emulator FIRESTORE_EMULATOR_HOST ('host:port') names.
 */
export async function createRulesEnvironment(suite: string) {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  if (!port) throw new Error('FIRESTORE_EMULATOR_HOST is not set: run this by npm run test:rules.');
  // The SDK would print each refusal, of which most tests expect one.
  setLogLevel('silent');
  const { firestore } = await deployedRulesPaths();
  const rules = await readFile(repositoryPath(firestore), 'utf8');
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${suite}`,
    firestore: { host, port: Number(port), rules },
  });
  await environment.clearFirestore();
  await storeDocuments(environment);
  return environment;
}
