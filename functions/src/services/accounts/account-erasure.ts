import { SUBJECT_GONE_NOTES } from '@contract/schemas/report';
import { isMediaFolder, profileFolder, reportFolder } from '../../domain/media-path';
import type { IdentityGateway } from '../../gateways/identity/identity';
import type { MediaGateway } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';
import { createSystemWork, type SystemWork } from '../../lib/authority';
import type {
  AccountDeletionRecord,
  AccountDeletionsRepo,
} from '../../repos/account-deletions-repo';
import type { ErasureStep } from '../../repos/collections/row-rules';
import type { AccountErasureRepo } from '../../repos/account-erasure-repo';
import type { MemberCopiesErasureRepo } from '../../repos/member-copies-erasure-repo';
import type { ItemErasureRepo } from '../../repos/item-erasure-repo';
import type { MemberTracesErasureRepo } from '../../repos/member-traces-erasure-repo';
import type { OwnItemsRepo } from '../../repos/own-items-repo';
import type { BillingCloser } from '../billing/billing-closer';
import type { RemovedItemEraser } from '../sharing/removed-item-eraser';
import type { AccountMailQueue } from './account-mail-queue';

/**
 * How many milliseconds after the end of its first run an erasure starts its last run. By then, all calls and triggers
 * that started before the deletion have ended: a session is accepted for up to a minute after its end, a call takes up
 * to 2 minutes, and the trigger `copyByline` takes up to 9 minutes.
 */
export const LAST_ERASURE_RUN_DELAY_MS = 15 * 60 * 1000;

export interface AccountErasureDeps {
  readonly deletions: Pick<AccountDeletionsRepo, 'get' | 'unfinished' | 'markErased' | 'markDone'>;
  readonly billing: BillingCloser;
  readonly items: ItemErasureRepo;
  readonly ownItems: Pick<OwnItemsRepo, 'remove'>;
  readonly removedItems: RemovedItemEraser;
  readonly traces: MemberTracesErasureRepo;
  readonly copies: MemberCopiesErasureRepo;
  readonly account: AccountErasureRepo;
  readonly media: () => Promise<Pick<MediaGateway, 'removeFolder'>>;
  readonly identity: Pick<IdentityGateway, 'remove'>;
  readonly mails: AccountMailQueue;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
}

export interface AccountErasure {
  /**
   * Removes all data of a member whose deletion is requested, and queues the mail about the deletion. Must run once
   * more after a quarter of an hour, to remove data that calls stored during the first run. Every step is idempotent,
   * so after an interruption, the next run starts again from the first step.
   */
  run(uid: string): Promise<void>;
  /** Returns the uids of the members for whom a run of the erasure is due. */
  due(): Promise<string[]>;
  /**
   * Runs all deletions that are due. If one deletion fails, continues with the other deletions, and throws at the end.
   */
  resume(): Promise<void>;
}

type Step = (work: SystemWork, deletion: AccountDeletionRecord) => Promise<unknown>;

export function createAccountErasure(deps: AccountErasureDeps): AccountErasure {
  const { deletions, mails, log, now } = deps;
  const steps = Object.values(erasureSteps(deps));

  const isDue = ({ erasedAt, doneAt }: AccountDeletionRecord) =>
    doneAt === null &&
    (erasedAt === null || now().getTime() - erasedAt.getTime() >= LAST_ERASURE_RUN_DELAY_MS);

  const finish = async (work: SystemWork, { erasedAt, email }: AccountDeletionRecord) => {
    if (erasedAt !== null) {
      await deps.items.eraseEach(work, (item) =>
        deps.removedItems.erase(item, SUBJECT_GONE_NOTES.itemDeleted),
      );
      return deletions.markDone(work, now());
    }
    if (email !== null)
      await mails.queue({ id: `account_deleted_${work.uid}`, kind: 'account_deleted', to: email });
    return deletions.markErased(work, now());
  };

  async function run(uid: string): Promise<void> {
    const deletion = await deletions.get(uid);
    if (!deletion || !isDue(deletion)) return;
    const work = createSystemWork('deletion of the account', uid);
    for (const step of steps) await step(work, deletion);
    await finish(work, deletion);
  }

  async function due(): Promise<string[]> {
    const unfinished = await deletions.unfinished();
    const read = await Promise.all(
      unfinished.map(async (uid) => ({ uid, deletion: await deletions.get(uid) })),
    );
    return read.flatMap(({ uid, deletion }) => (deletion && isDue(deletion) ? [uid] : []));
  }

  async function resume(): Promise<void> {
    let failed = 0;
    for (const uid of await due()) {
      try {
        await run(uid);
      } catch (error) {
        failed += 1;
        log.error('account_erasure_failed', { uid, error });
      }
    }
    if (failed > 0) throw new Error(`${String(failed)} account deletions failed`);
  }

  return { run, due, resume };
}

/**
 * Returns the steps of an erasure in their order. Billing ends first, and nothing else is removed until Stripe has
 * confirmed the end, so that nobody is charged after the deletion. The profile is next, so that others no longer see
 * the member. A document that refers to another document is removed before it: the parts of a member before the member,
 * and mentions before usernames. TypeScript rejects this function if it lacks a step of the table of collections.
 */
export const erasureSteps = (deps: AccountErasureDeps) =>
  ({
    billing: (work) => deps.billing.close(work),
    profile: (work) => deps.account.remove('profile', work),
    items: (work) => deps.items.removeEach(work, (item) => deps.ownItems.remove(item, 'remove')),
    likes: (work) => deps.traces.removeLikes(work),
    comments: (work) => deps.traces.unnameComments(work),
    mentions: (work) => deps.traces.removeMentions(work),
    favorites: (work) => deps.account.remove('favorites', work),
    blocks: (work, { names }) => deps.traces.removeBlocks(work, names),
    notifications: (work) => deps.copies.unnameNotifications(work),
    reports: (work) => anonymizeReports(work, deps),
    rulings: (work) => deps.copies.removeRulings(work),
    auditLog: (work) => deps.copies.anonymizeAuditLog(work),
    memberNotes: (work) => deps.copies.removeMemberNotes(work),
    titles: (work) => deps.copies.removeTitles(work),
    tokens: (work) => deps.account.remove('tokens', work),
    mails: (work, { email }) => deps.account.removeMails(work, email),
    parts: (work) => deps.account.removeParts(work),
    pictures: ({ uid }) => removePictures(profileFolder(uid), deps),
    names: (work) => deps.account.remove('names', work),
    signIn: ({ uid }) => deps.identity.remove(uid),
    member: (work) => deps.account.remove('member', work),
  }) as const satisfies Readonly<Record<ErasureStep | 'pictures' | 'signIn', Step>>;

/**
 * First deletes the thumbnails that were copied for reports about the member's items, and then removes the member's
 * name and id from the reports. The owner's id in the reports is needed to find the thumbnails. In the reverse order,
 * the next run after an interruption could not find them.
 */
async function anonymizeReports(
  work: SystemWork,
  { copies, media }: Pick<AccountErasureDeps, 'copies' | 'media'>,
): Promise<void> {
  for (const itemId of await copies.reportedItems(work))
    await removePictures(reportFolder(itemId), { media });
  await copies.anonymizeReports(work);
}

/**
 * Deletes the files in a folder of pictures. Does nothing if `folder` is not a valid folder name. In this case, the uid
 * or item id in it cannot be part of a path, so the member or item has no pictures.
 */
async function removePictures(
  folder: string,
  { media }: Pick<AccountErasureDeps, 'media'>,
): Promise<void> {
  if (isMediaFolder(folder)) await (await media()).removeFolder(folder);
}
