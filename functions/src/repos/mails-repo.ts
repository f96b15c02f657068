import { DAY_MS } from '@contract/rules/durations';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { collections, type Stored } from './collections/collections';
import { isAlreadyExists } from './grpc-status';

type QueuedMail = Omit<Extract<Stored<'mails'>, { readonly kind: string }>, 'expiresAt'>;
export type MailBeingSent = QueuedMail & { readonly id: string };
export type NewMail = Pick<QueuedMail, 'kind' | 'to' | 'uid'>;

/**
 * How long a mail that was not sent is kept (TTL). This is longer than the day for which the trigger tries to send it.
 */
const QUEUED_KEPT_MS = 2 * DAY_MS;
/**
 * For some kinds of mail, how many days the id of a finished mail is kept. Default: one day. The id of the mail about a
 * second subscription is kept longer, because syncs can find this subscription again until Stripe has ended it.
 */
const KEPT_DAYS: Readonly<Partial<Record<QueuedMail['kind'], number>>> = {
  second_subscription_ended: 90,
};

/** How long the id of a finished mail is kept (TTL), in milliseconds. After this time, the id can be used again. */
export const finishedMailRetentionMs = (kind: QueuedMail['kind']): number =>
  (KEPT_DAYS[kind] ?? 1) * DAY_MS;

/**
 * Mails that wait to be sent. After a mail was sent, only its id stays for a day or more. So if a mail with the same id
 * is queued again, it is not sent again.
 */
export interface MailsRepo {
  /** Stores a mail. Does nothing if the id exists. Costs 1 write. */
  create(id: string, mail: NewMail): Promise<void>;
  /**
   * Reserves the mail for this run. Returns null if the mail is finished, and 'held' if another run has reserved the
   * mail.
   */
  hold(
    id: string,
    times: { readonly at: Date; readonly until: Date },
  ): Promise<MailBeingSent | null | 'held'>;
  /** Stores that the mail was counted in the hourly limit, so that later runs do not count it again. */
  markCounted(id: string): Promise<void>;
  /** Ends the reservation, so that another run can send the mail. */
  release(id: string): Promise<void>;
  /** Marks the mail as finished and removes the email address. Idempotent. */
  finish(mail: Pick<MailBeingSent, 'id' | 'kind'>, at: Date): Promise<void>;
}

export function createMailsRepo(db: Firestore, { now }: { readonly now: () => Date }): MailsRepo {
  const mails = collections.mails.in(db);
  return {
    create: async (id, mail) => {
      try {
        await mails.doc(id).create({
          isCounted: false,
          ...mail,
          createdAt: FieldValue.serverTimestamp(),
          expiresAt: new Date(now().getTime() + QUEUED_KEPT_MS),
          heldUntil: null,
        });
      } catch (error) {
        if (!isAlreadyExists(error)) throw error;
      }
    },
    hold: (id, { at, until }) =>
      db.runTransaction(async (transaction) => {
        const mail = (await transaction.get(mails.doc(id))).data();
        if (!mail || !('kind' in mail)) return null;
        if (mail.heldUntil !== null && mail.heldUntil > at) return 'held';
        transaction.update(mails.doc(id), { heldUntil: until });
        return { ...mail, id };
      }),
    release: async (id) => {
      await mails.doc(id).update({ heldUntil: null });
    },
    markCounted: async (id) => {
      await mails.doc(id).update({ isCounted: true });
    },
    finish: async ({ id, kind }, at) => {
      await mails
        .doc(id)
        .set({ expiresAt: new Date(at.getTime() + finishedMailRetentionMs(kind)) });
    },
  };
}
