import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirebaseIdentity } from '../gateways/identity/firebase-identity';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createBlocksRepo } from '../repos/blocks-repo';
import { createRateLimitsRepo } from '../repos/rate-limits-repo';
import { createSessionsRepo } from '../repos/sessions-repo';
import { createUsersRepo } from '../repos/users-repo';
import { createAskedMailLimit } from '../services/accounts/asked-mail-limit';
import { createSessionCheck } from '../services/accounts/session-check';
import { createPremiumCheck } from '../services/billing/premium-check';
import { createBlockedMembers } from '../services/profiles/blocked-members';
import { createStoredCallCounters } from '../services/site/stored-call-counters';
import { createConfiguredLimits, LIMIT_FACTORS } from './configured-limits';

export function createBackend(config: Config) {
  const { idempotencySecret } = config;
  if (idempotencySecret === null) throw new Error('IDEMPOTENCY_SECRET is missing.');
  const firebase = initializeApp({ projectId: config.projectId });
  const db = getFirestore(firebase);
  const loadAuth = async () => {
    const { getAuth } = await import('firebase-admin/auth');
    return getAuth(firebase);
  };
  const identity = createFirebaseIdentity(loadAuth);
  const users = createUsersRepo(db);
  const sessions = createSessionsRepo(db);
  const now = () => new Date();
  const isPremium = createPremiumCheck({ users, now });
  const sessionCheck = createSessionCheck({ identity, sessions, users, now });
  const blocks = createBlocksRepo(db);
  const blockedMembers = createBlockedMembers({ blocks, now });
  const countAskedMail = createAskedMailLimit({
    counters: createStoredCallCounters({ rateLimits: createRateLimitsRepo(db), now }),
    factor: LIMIT_FACTORS[config.rateLimits],
  });
  const gate = {
    projectId: config.projectId,
    log: createJsonLogger(),
    isPremium,
    limitsOf: createConfiguredLimits({ db, isPremium, now, mode: config.rateLimits }),
    verifySession: (cookie: string) => sessionCheck.verify(cookie),
    idempotencySecret,
  };
  return {
    firebase,
    db,
    loadAuth,
    identity,
    users,
    sessions,
    sessionCheck,
    blocks,
    blockedMembers,
    countAskedMail,
    now,
    gate,
  };
}

export type Backend = ReturnType<typeof createBackend>;
