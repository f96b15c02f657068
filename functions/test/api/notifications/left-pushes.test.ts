import { expect, it } from 'vitest';
import { createLeftoverPushDataRepo } from '../../../src/repos/leftover-push-data-repo';
import { storeMember } from '../../support/notified';
import { createOwnDatabase } from '../../support/own-database';

it('the check of pushes finds documents in `duePushes` and push devices of members whose accounts were deleted', async () => {
  const db = createOwnDatabase();
  const uid = await storeMember(db, 'ann');
  for (const id of [uid, 'gone_1', 'gone_2']) {
    await db.doc(`duePushes/${id}`).create({ late: [] });
    await db.doc(`users/${id}/pushTokens/s1`).create({ token: 'sample' });
  }
  const found: string[] = [];
  for await (const paths of createLeftoverPushDataRepo(db, 1).ofGoneMembers()) found.push(...paths);
  expect(found).toEqual([
    'duePushes/gone_1',
    'duePushes/gone_2',
    'users/gone_1/pushTokens/s1',
    'users/gone_2/pushTokens/s1',
  ]);
});
