import { describe, expect, it } from 'vitest';
import { auth, db } from '../support/environment';
import { createMember, unique } from '../support/member';

/** The first event starts a process, in 2 s or far longer on a busy machine. */
const TIMEOUT_MS = 45_000;

async function timesRun(id: string): Promise<unknown> {
  return (await db.doc(`testTriggerMarks/${id}`).get()).get('times');
}

describe('background trigger', () => {
  it('runs when a document is created', async () => {
    const id = unique();
    await db.doc(`testTriggers/${id}`).create({});
    await expect.poll(() => timesRun(id), { timeout: TIMEOUT_MS }).toBe(1);
  });

  it('runs when a user is deleted', async () => {
    const { uid } = await createMember();
    await auth.deleteUser(uid);
    await expect.poll(() => timesRun(uid), { timeout: TIMEOUT_MS }).toBe(1);
  });

  it('does not run when another collection is written', async () => {
    const id = unique();
    await db.doc(`testOthers/${id}`).create({});
    await db.doc(`testTriggers/${id}-later`).create({});
    await expect.poll(() => timesRun(`${id}-later`), { timeout: TIMEOUT_MS }).toBe(1);
    expect(await timesRun(id)).toBeUndefined();
  });
});
