import type { RulingChange } from '../../domain/moderation/ruling-change';
import type { NotifyOfSanctions } from '../notifications/notify-of-sanctions';

interface RulingFollowingDeps {
  readonly notify: NotifyOfSanctions;
  /** Does what follows from a suspension of a member and its end. */
  readonly followSuspension: (uid: string) => Promise<void>;
}

/**
 * Tells a member about a change of a ruling, and then does what follows from a suspension and its end. The member hears also of an end whose
 * effects fail or take long. Idempotent.
 */
export const createRulingFollowing =
  ({ notify, followSuspension }: RulingFollowingDeps) =>
  async (rulingId: string, { hasBegun, hasEnded, suspended }: RulingChange): Promise<void> => {
    if (hasBegun) await notify.begun(rulingId);
    if (hasEnded) await notify.ended(rulingId);
    if (suspended !== null) await followSuspension(suspended);
  };
