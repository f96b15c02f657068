import { APPEAL_MESSAGES, type OwnRuling } from '@contract/schemas/appeal';
import { AppError } from '../../lib/app-error';
import { type Actor, authorizeForOwner } from '../../lib/authority';
import type { IdempotencyKey } from '../../lib/idempotency-key';
import type { AppealsRepo } from '../../repos/appeals-repo';
import { ownRulingView } from './ruling-view';

interface RulingRequest {
  readonly actor: Actor;
  readonly rulingId: string;
}

interface AppealRequest extends RulingRequest {
  readonly text: string;
  readonly idempotencyKey: IdempotencyKey;
}

interface RulingResponse {
  readonly ruling: OwnRuling;
}

/**
 * The rulings of moderation about a member, for the member's own calls. Methods throw AppError 'not_found' for a ruling
 * about another member.
 */
export interface OwnRulings {
  get(request: RulingRequest): Promise<RulingResponse>;
  /**
   * Stores the appeal against a ruling. Each ruling can have only one appeal. A repeat with the same key or text
   * returns the stored appeal. Throws AppError 'conflict' if an appeal with another text is stored, or if the ruling is
   * no longer in effect.
   */
  appeal(request: AppealRequest): Promise<RulingResponse>;
}

interface OwnRulingsDeps {
  readonly appeals: Pick<AppealsRepo, 'get' | 'add'>;
  readonly now: () => Date;
}

export function createOwnRulingsService({ appeals, now }: OwnRulingsDeps): OwnRulings {
  const requireOwn = async ({ actor, rulingId }: RulingRequest) => {
    const ruling = await appeals.get(rulingId);
    const key = ruling && authorizeForOwner(actor, ruling.record.memberId, { rulingId });
    if (!key) throw new AppError('not_found', APPEAL_MESSAGES.missing);
    return { ruling, key };
  };
  const get: OwnRulings['get'] = async (request) => {
    const { ruling } = await requireOwn(request);
    return { ruling: ownRulingView(ruling, now()) };
  };
  return {
    get,
    appeal: async ({ text, idempotencyKey, ...request }) => {
      const { key } = await requireOwn(request);
      const added = await appeals.add(key, { text, key: idempotencyKey.bound, now: now() });
      if (added !== 'added') throw new AppError('conflict', APPEAL_MESSAGES[added]);
      return get(request);
    },
  };
}
