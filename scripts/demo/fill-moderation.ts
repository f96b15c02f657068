import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@contract/rules/durations';
import { createRepos } from '../../functions/src/app/repos';
import { authorizeForSystem } from '../../functions/src/lib/authority';
import { createJsonLogger } from '../../functions/src/lib/json-logger';
import { DEMO_ADMIN } from './demo-moderation';

const WARNED = 'demo-nifty-nadia';
const SUSPENDED = 'demo-backroad-finds';
const SUSPENDED_DAYS = 30;

const memberOf = (memberId: string) => authorizeForSystem('script', { memberId });

/**
 * Lets the demo admin warn a member and write a note, and suspend another member, who then appeals. Triggers then hide
 * the items of the suspended member. Idempotent, because rulings and notes have fixed ids.
 */
export async function fillModeration(db: Firestore, now: Date): Promise<void> {
  const { sanctions, memberNotes, appeals } = createRepos({
    db,
    log: createJsonLogger(),
    now: () => now,
  });
  const warning = 'demoWarningOfNiftyNadia';
  const suspension = 'demoSuspensionOfBackroad';
  const by = { admin: DEMO_ADMIN, at: now };
  await sanctions.warn({
    ...by,
    member: memberOf(WARNED),
    rulingId: warning,
    key: warning,
    text: "Please don't post the same comment on several items.",
  });
  await memberNotes.add({
    ...by,
    member: memberOf(WARNED),
    noteId: 'demo-note',
    key: 'demo-note',
    text: 'Wrote to us and was friendly about the warning.',
  });
  await sanctions.suspend({
    ...by,
    member: memberOf(SUSPENDED),
    rulingId: suspension,
    key: suspension,
    until: new Date(now.getTime() + SUSPENDED_DAYS * DAY_MS),
    text: 'Two of your items show sales that never happened.',
    version: undefined,
  });
  await appeals.add(authorizeForSystem('script', { rulingId: suspension }), {
    key: 'demo-appeal',
    now,
    text: 'Both were sold on a local market. I can send you the receipts.',
  });
}
