import { expect, it } from 'vitest';
import { createMailsRepo } from '../../../src/repos/mails-repo';
import { createOwnDatabase } from '../../support/own-database';

const NOW = new Date('2026-11-22T12:00:00Z');
const MAIL = { kind: 'reset_password', to: 'ann@example.com', uid: null } as const;

function queueOf() {
  const db = createOwnDatabase();
  const mails = createMailsRepo(db, { now: () => NOW });
  const expiry = async () => {
    const expiresAt = (await db.doc('mails/m1').get()).get('expiresAt') as { toDate(): Date };
    return expiresAt.toDate().toISOString();
  };
  return { mails, expiry };
}

it('MailsRepo lets an unsent mail expire after two days, and a finished mail after one day', async () => {
  const { mails, expiry } = queueOf();
  await mails.create('m1', MAIL);
  expect(await expiry()).toBe('2026-11-24T12:00:00.000Z');
  await mails.finish({ id: 'm1', kind: 'reset_password' }, NOW);
  expect(await expiry()).toBe('2026-11-23T12:00:00.000Z');
});

it('MailsRepo keeps the id of a finished mail about a second subscription for 90 days', async () => {
  const { mails, expiry } = queueOf();
  await mails.finish({ id: 'm1', kind: 'second_subscription_ended' }, NOW);
  expect(await expiry()).toBe('2027-02-20T12:00:00.000Z');
});

it('MailsRepo stores whether a mail was counted toward the limit of mails, so that a second attempt to send the mail does not count it again', async () => {
  const { mails } = queueOf();
  await mails.create('m1', MAIL);
  const held = { at: NOW, until: NOW };
  expect(await mails.hold('m1', held)).toMatchObject({ id: 'm1', isCounted: false });
  await mails.markCounted('m1');
  await mails.release('m1');
  expect(await mails.hold('m1', held)).toMatchObject({ id: 'm1', isCounted: true });
});
