import type { Config } from '../lib/config';
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
import { openProject } from './project';

export function createBackend(config: Config) {
  const { idempotencySecret } = config;
  if (idempotencySecret === null) throw new Error('IDEMPOTENCY_SECRET is missing.');
  const { firebase, db, loadAuth, identity, log, now } = openProject(config);
  const users = createUsersRepo(db);
  const sessions = createSessionsRepo(db);
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
    log,
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
