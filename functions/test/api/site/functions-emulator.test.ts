import { describe, expect, it } from 'vitest';
import { auth, db } from '../support/environment';
import { createMember, uniqueName } from '../support/member';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

async function timesRun(id: string): Promise<unknown> {
  return (await db.doc(`testTriggerMarks/${id}`).get()).get('times');
}

/** Makes the first run of the test trigger for `id` fail. */
const letRunFail = (id: string) => db.doc(`testTriggerFailures/${id}`).create({});

describe('a background trigger', () => {
  it('runs when a document is created', async () => {
    const id = uniqueName();
    await db.doc(`testTriggers/${id}`).create({});
    await expect.poll(() => timesRun(id), { timeout: TRIGGER_TIMEOUT_MS }).toBe(1);
  });

  it('runs when a user is deleted', async () => {
    const { uid } = await createMember();
    await auth.deleteUser(uid);
    await expect.poll(() => timesRun(uid), { timeout: TRIGGER_TIMEOUT_MS }).toBe(1);
  });

  it('runs again when a run after the creation of a document has failed', async () => {
    const id = uniqueName();
    await letRunFail(id);
    await db.doc(`testTriggers/${id}`).create({});
    await expect.poll(() => timesRun(id), { timeout: TRIGGER_TIMEOUT_MS }).toBe(2);
  });

  it('runs again when a run after the deletion of a user has failed', async () => {
    const { uid } = await createMember();
    await letRunFail(uid);
    await auth.deleteUser(uid);
    await expect.poll(() => timesRun(uid), { timeout: TRIGGER_TIMEOUT_MS }).toBe(2);
  });

  it('does not run when a document of another collection is created', async () => {
    const id = uniqueName();
    await db.doc(`testOthers/${id}`).create({});
    await db.doc(`testTriggers/${id}-later`).create({});
    await expect.poll(() => timesRun(`${id}-later`), { timeout: TRIGGER_TIMEOUT_MS }).toBe(1);
    expect(await timesRun(id)).toBeUndefined();
  });
});
