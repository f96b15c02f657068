import type { RulingChange } from '../../domain/moderation/ruling-change';
import { bySystem } from '../../lib/authority';
import type { NotifyOfSanctions } from '../notifications/notify-of-sanctions';
import type { SuspensionEffects } from './suspension-effects';

interface RulingFollowingParts {
  readonly notify: NotifyOfSanctions;
  readonly effects: SuspensionEffects;
}

/**
 * Tells a member about a change of a ruling, and then does what follows from a suspension and its end. The member hears also of an end whose
 * effects fail or take long. Safe to repeat.
 */
export const createRulingFollowing =
  ({ notify, effects }: RulingFollowingParts) =>
  async (rulingId: string, { hasBegun, hasEnded, suspended }: RulingChange): Promise<void> => {
    if (hasBegun) await notify.begun(rulingId);
    if (hasEnded) await notify.ended(rulingId);
    if (suspended !== null) await effects.follow(bySystem('job or trigger', suspended));
  };
