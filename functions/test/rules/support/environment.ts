import { readFile } from 'node:fs/promises';
import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { deployedRulesPaths, repositoryPath } from './deployed-files';
import { storeDocuments } from './stored-documents';

/** Creates a database with only STORED_DOCUMENTS and the rules file that is deployed. */
export async function createRulesEnvironment(suite: string) {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  if (!port)
    throw new Error('FIRESTORE_EMULATOR_HOST is not set. Run these tests with npm run test:rules.');
  // Most tests expect denied requests, and the SDK would log each of them.
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
