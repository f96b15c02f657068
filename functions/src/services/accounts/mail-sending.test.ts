import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mail, MailGateway } from '../../gateways/mail/mail';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { MailBeingSent, MailsRepo } from '../../repos/mails-repo';
import type { MailContentBuilder } from './mail-content-builder';
import { createMailSending } from './mail-sending';

const NOW = new Date('2026-11-21T12:00:00Z');
const QUEUED: MailBeingSent = {
  id: 'm1',
  kind: 'password_changed',
  to: 'ann@example.com',
  uid: null,
  createdAt: NOW,
  heldUntil: null,
  isCounted: false,
};
const unavailable = new AppError('unavailable', 'No response');

const hold = vi.fn<MailsRepo['hold']>();
const release = vi.fn<MailsRepo['release']>();
const finish = vi.fn<MailsRepo['finish']>();
const contentOf = vi.fn<MailContentBuilder['of']>();
const send = vi.fn<MailGateway['send']>();
const sleep = vi.fn(async (_ms: number) => undefined);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

const sending = createMailSending({
  mails: { hold, release, finish },
  contents: { of: contentOf },
  renderer: { render: async () => ({ subject: 'S', html: 'H', text: 'T' }) },
  gateway: { send },
  log: log as unknown as Logger,
  now: () => NOW,
  sleep,
});

beforeEach(() => {
  vi.resetAllMocks();
  hold.mockResolvedValue(QUEUED);
  contentOf.mockResolvedValue({ kind: 'password_changed' });
});

const SENT: Mail = { id: 'm1', to: QUEUED.to, subject: 'S', html: 'H', text: 'T' };

describe('sending a queued mail', () => {
  it('sends the mail and marks it as finished', async () => {
    await sending.send('m1');
    expect(send.mock.calls).toEqual([[SENT]]);
    expect(finish).toHaveBeenCalledExactlyOnceWith(QUEUED, NOW);
  });

  it('tries again with the same content when an attempt fails, after pauses that get longer', async () => {
    send.mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable);
    await sending.send('m1');
    expect(send.mock.calls).toEqual([[SENT], [SENT], [SENT]]);
    expect(sleep.mock.calls).toEqual([[1000], [5000]]);
    expect(contentOf).toHaveBeenCalledOnce();
    expect(finish).toHaveBeenCalledOnce();
  });

  it('releases the mail and throws when all attempts fail, so that the trigger starts again', async () => {
    send.mockRejectedValue(unavailable);
    await expect(sending.send('m1')).rejects.toBe(unavailable);
    expect(send).toHaveBeenCalledTimes(4);
    expect([release.mock.calls, finish.mock.calls]).toEqual([[['m1']], []]);
    expect(log.error).toHaveBeenCalledWith('mail_failed', expect.anything());
  });

  it('gives up and logs a warning when the mailbox permanently refuses the mail', async () => {
    send.mockRejectedValueOnce(new AppError('bad_request', 'No such mailbox'));
    await sending.send('m1');
    expect(send).toHaveBeenCalledOnce();
    expect(log.warn).toHaveBeenCalledWith('mail_refused', expect.anything());
    expect(finish).toHaveBeenCalledOnce();
  });

  it('sends nothing, gives up and logs an error when the mail is more than a day old', async () => {
    hold.mockResolvedValue({ ...QUEUED, createdAt: new Date(NOW.getTime() - 25 * 60 * 60 * 1000) });
    await sending.send('m1');
    expect(send).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledWith('mail_given_up', { kind: 'password_changed' });
    expect(finish).toHaveBeenCalledOnce();
  });

  it('sends nothing when the mail has no content or was already sent', async () => {
    contentOf.mockResolvedValueOnce(null);
    await sending.send('m1');
    expect(finish).toHaveBeenCalledOnce();
    hold.mockResolvedValueOnce(null);
    await sending.send('m1');
    expect(send).not.toHaveBeenCalled();
  });

  it('throws while another run is sending the mail, so that the trigger runs again later', async () => {
    hold.mockResolvedValueOnce('held');
    await expect(sending.send('m1')).rejects.toThrow('Another run');
    expect(send).not.toHaveBeenCalled();
  });

  it('never logs an email address', async () => {
    send.mockRejectedValue(unavailable);
    await sending.send('m1').catch(() => undefined);
    const logged = JSON.stringify([log.info, log.warn, log.error].map(({ mock }) => mock.calls));
    expect(logged).not.toContain(QUEUED.to);
  });
});
