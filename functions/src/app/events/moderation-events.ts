import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import { currentSuspension } from '../../domain/moderation/current-suspension';
import { reportChangeEffects } from '../../domain/moderation/report-change';
import { authorizeForSystem, createSystemWork } from '../../lib/authority';
import { createFigureAggregator } from '../../services/moderation/figure-aggregator';
import { createLapsedPremiumCounter } from '../../services/moderation/lapsed-premium-counter';
import type { Backend } from '../backend';
import { createModerationServices } from '../moderation-services';
import type {
  DocumentUpdatedEvent,
  BackgroundWork,
  DocumentWrittenEvent,
} from './background-function';
import { createPushingNotifier } from './notification-events';

const itemHidingIn = (backend: Backend) =>
  createModerationServices({ ...backend, media: () => backend.gateways.media }).itemHiding;

/**
 * After a new report, hides the item if enough members reported it. After the first decision about a report, notifies
 * the reporter. After a decision that deleted the item or comment, notifies its owner or author.
 */
export function handleReportChange(
  backend: Backend,
): BackgroundWork<DocumentWrittenEvent<'reports/{reportId}'>> {
  const itemHiding = itemHidingIn(backend);
  const notify = createPushingNotifier(backend);
  const { reports, users } = backend.repos;
  return async ({ reportId, before, after }) => {
    const { hiding: itemId, isFirstDecision, isDeletion } = reportChangeEffects(before, after);
    if (itemId !== null) {
      // If the reporter was suspended while the report was being stored, the report must not count.
      const { reporterId } = (await reports.get(reportId)) ?? {};
      const reporter = reporterId ? await users.get(reporterId) : null;
      if (reporterId && reporter && currentSuspension(reporter, backend.now()))
        await reports.stopCounting(createSystemWork('job or trigger', reporterId));
      await itemHiding.hideReported(authorizeForSystem('job or trigger', { itemId }));
    }
    if (isFirstDecision) await notify.reviewedReport(reportId);
    if (isDeletion) await notify.deletedSubject(reportId);
  };
}

/**
 * After an item was hidden, moves its pictures and notifies the owner. The call that hid the item also moves the
 * pictures, but it may have stopped before it did so. After the item is shown again, notifies the owner.
 */
export function handleHiddenItemChange(
  backend: Backend,
): BackgroundWork<DocumentWrittenEvent<'hiddenItems/{itemId}'>> {
  const itemHiding = itemHidingIn(backend);
  const notify = createPushingNotifier(backend);
  return async ({ itemId, before, after }) => {
    if (after !== undefined) {
      await itemHiding.movePictures(itemId);
      await notify.hiddenItem(itemId);
      return;
    }
    const hiddenAt = timestampField.safeParse(before?.['hiddenAt']).data;
    const rulingId = textOrNull.safeParse(before?.['rulingId']).data ?? null;
    // Items that a suspension hid are shown again together, so the member gets one notification about the suspension
    // instead of one for each item.
    if (hiddenAt !== undefined && before?.['bySuspension'] !== true)
      await notify.shownItem({ itemId, hiddenAt, rulingId });
  };
}

/** Notifies the member of the outcome of an appeal. */
export function notifyOfAppealDecision(
  backend: Backend,
): BackgroundWork<DocumentUpdatedEvent<'rulings/{rulingId}'>> {
  const notify = createPushingNotifier(backend);
  return async ({ rulingId, before, after }) => {
    if (before['appealStatus'] === 'pending' && after['appealStatus'] !== 'pending')
      await notify.decidedAppeal(rulingId);
  };
}

interface FiguresDeps extends Pick<Backend, 'now'> {
  readonly repos: Pick<Backend['repos'], 'figurePlans' | 'premiumRecount' | 'counters' | 'figures'>;
}

/**
 * First counts the premium plans that have ended because their end date has passed. Then adds up the counts of each day
 * that has ended and stores the sums as the figures of that day. If a plan cannot be counted, stores the figures anyway
 * and throws at the end.
 */
export function foldFigures({ repos, now }: FiguresDeps): BackgroundWork<void> {
  const { figurePlans: endedPlans, premiumRecount, counters, figures } = repos;
  const lapsedPremiumCounter = createLapsedPremiumCounter({ endedPlans, premiumRecount, now });
  const folding = createFigureAggregator({ counters, figures, now });
  return async () => {
    try {
      await lapsedPremiumCounter.count();
    } finally {
      await folding.begin();
      await folding.fold();
    }
  };
}
