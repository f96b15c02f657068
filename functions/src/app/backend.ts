import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirebaseIdentity } from '../gateways/identity/firebase-identity';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createBlocksRepo } from '../repos/blocks-repo';
import { createSessionsRepo } from '../repos/sessions-repo';
import { createUsersRepo } from '../repos/users-repo';
import { createSessionCheck } from '../services/accounts/session-check';
import { createPremiumCheck } from '../services/billing/premium-check';
import { createBlockedMembers } from '../services/profiles/blocked-members';
import { createConfiguredLimits } from './configured-limits';

export function createBackend(config: Config) {
  const firebase = initializeApp({ projectId: config.projectId });
  const db = getFirestore(firebase);
  const identity = createFirebaseIdentity(async () => {
    const { getAuth } = await import('firebase-admin/auth');
    return getAuth(firebase);
  });
  const users = createUsersRepo(db);
  const sessions = createSessionsRepo(db);
  const now = () => new Date();
  const isPremium = createPremiumCheck({ users, now });
  const sessionCheck = createSessionCheck({ identity, sessions, now });
  const blocks = createBlocksRepo(db);
  const blockedMembers = createBlockedMembers({ blocks, now });
  const gate = {
    projectId: config.projectId,
    log: createJsonLogger(),
    isPremium,
    limitsOf: createConfiguredLimits({ db, isPremium, now, mode: config.rateLimits }),
    verifySession: (cookie: string) => sessionCheck.verify(cookie),
  };
  return {
    firebase,
    db,
    identity,
    users,
    sessions,
    sessionCheck,
    blocks,
    blockedMembers,
    now,
    gate,
  };
}

export type Backend = ReturnType<typeof createBackend>;
