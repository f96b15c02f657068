import { DAY_MS } from '@contract/rules/durations';
import { setTimeout } from 'node:timers/promises';
import type { Mail, MailGateway } from '../../gateways/mail/mail';
import type { MailRenderer } from '../../gateways/mail/mail-renderer';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import type { MailBeingSent, MailsRepo } from '../../repos/mails-repo';
import type { MailContentBuilder } from './mail-content-builder';

/**
 * How many milliseconds a run reserves a mail. This is longer than the trigger's timeout, so a run always ends before
 * its reservation ends.
 */
const HELD_MS = 3 * 60 * 1000;
/**
 * The pauses in milliseconds between the four attempts of a run to send a mail. If all attempts fail, the trigger runs
 * again, for up to a day.
 */
const PAUSES_MS = [1000, 5000, 15_000];

interface MailSendingDeps {
  readonly mails: Pick<MailsRepo, 'hold' | 'release' | 'finish'>;
  readonly contents: MailContentBuilder;
  readonly renderer: MailRenderer;
  readonly gateway: MailGateway;
  readonly log: Logger;
  readonly now: () => Date;
  readonly sleep?: (ms: number) => Promise<unknown>;
}

export interface MailSending {
  /**
   * Sends a queued mail. Even if two runs call this method, the mail is sent only once. Throws if sending fails but a
   * later run can succeed.
   */
  send(id: string): Promise<void>;
}

const isRefused = (error: unknown) => error instanceof AppError && error.code === 'bad_request';

type AttemptDeps = Pick<MailSendingDeps, 'gateway' | 'log'> & {
  readonly sleep: (ms: number) => Promise<unknown>;
};

async function tryToSend(mail: Mail, { gateway, log, sleep }: AttemptDeps): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      await gateway.send(mail);
      return;
    } catch (error) {
      if (isRefused(error)) throw error;
      log.warn('mail_attempt_failed', { error });
      await sleep(pause);
    }
  }
  await gateway.send(mail);
}

export function createMailSending(deps: MailSendingDeps): MailSending {
  const { mails, contents, renderer, gateway, log, now, sleep = setTimeout } = deps;

  const sendHeld = async (queued: MailBeingSent) => {
    const { id, kind, to, createdAt } = queued;
    if (now().getTime() - createdAt.getTime() > DAY_MS) {
      log.error('mail_given_up', { kind });
      return;
    }
    const content = await contents.of(queued);
    if (!content) {
      log.info('mail_not_needed', { kind });
      return;
    }
    try {
      const mail = { id, to, ...(await renderer.render(content)) };
      await tryToSend(mail, { gateway, log, sleep });
      log.info('mail_sent', { kind });
    } catch (error) {
      if (!isRefused(error)) throw error;
      log.warn('mail_refused', { kind, error });
    }
  };

  return {
    send: async (id) => {
      const at = now();
      const queued = await mails.hold(id, { at, until: new Date(at.getTime() + HELD_MS) });
      if (queued === null) return;
      if (queued === 'held') throw new Error('Another run sends this mail.');
      try {
        await sendHeld(queued);
      } catch (error) {
        log.error('mail_failed', { kind: queued.kind, error });
        await mails.release(id);
        throw error;
      }
      await mails.finish(queued, now());
    },
  };
}
