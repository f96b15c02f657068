import type { appealDecisionEndpoints } from '@contract/endpoints/appeal-decisions';
import type { appealsEndpoints } from '@contract/endpoints/appeals';
import type { Appeals } from '../../services/moderation/appeals';
import type { OwnRulings } from '../../services/moderation/own-rulings';
import type { Handlers } from '../handler';

interface AppealsDeps {
  readonly ownRulings: OwnRulings;
  readonly appeals: Appeals;
}

export const createAppealsHandlers = ({
  ownRulings,
  appeals,
}: AppealsDeps): Handlers<
  keyof typeof appealsEndpoints | keyof typeof appealDecisionEndpoints
> => ({
  getOwnRuling: ({ params }, { actor }) => ownRulings.get({ ...params, actor }),
  appeal: ({ params, body }, { actor, idempotencyKey }) =>
    ownRulings.appeal({ ...params, ...body, actor, idempotencyKey }),
  listAppeals: ({ query }, { actor }) => appeals.list(query, actor),
  decideAppeal: ({ params, body, ifMatch }, { actor }) =>
    appeals.decide({ ...params, ...body, actor, version: ifMatch }),
});
