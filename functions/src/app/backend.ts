import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createGateways } from './gateways';
import { createRepos } from './repos';

/** Opens the Firebase project of a function's process. `serve.ts` calls it, and each function is composed from what it returns, which creates repos and gateways on first use. */
export function openBackend(config: Config) {
  const firebase = initializeApp({ projectId: config.projectId });
  const log = createJsonLogger();
  const now = () => new Date();
  return {
    config,
    log,
    now,
    gateways: createGateways(firebase, config, now),
    repos: createRepos({ db: getFirestore(firebase), log, now }),
  };
}

export type Backend = ReturnType<typeof openBackend>;
