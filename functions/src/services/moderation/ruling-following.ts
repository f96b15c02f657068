import type { RulingChange } from '../../domain/moderation/ruling-change';
import type { NotifyOfSanctions } from '../notifications/notify-of-sanctions';

interface RulingFollowingDeps {
  readonly notify: NotifyOfSanctions;
  /** Carries out the effects of a member's suspension, or of the end of the suspension. */
  readonly followSuspension: (uid: string) => Promise<void>;
}

/**
 * Notifies a member about a change of a ruling, and then carries out the effects of a suspension or its end. The
 * notification comes first, so that it is sent even if the effects fail or take long. Idempotent.
 */
export const createRulingFollowing =
  ({ notify, followSuspension }: RulingFollowingDeps) =>
  async (rulingId: string, { hasBegun, hasEnded, suspended }: RulingChange): Promise<void> => {
    if (hasBegun) await notify.begun(rulingId);
    if (hasEnded) await notify.ended(rulingId);
    if (suspended !== null) await followSuspension(suspended);
  };
