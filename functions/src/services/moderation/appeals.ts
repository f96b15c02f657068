import type { appealDecisionEndpoints } from '@contract/endpoints/appeal-decisions';
import type { CallOutput, ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import { APPEAL_MESSAGES, type AppealsPage, type AppealStatus } from '@contract/schemas/appeal';
import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import type { Micros } from '../../domain/items/item-index/indexed-item';
import { AppError } from '../../lib/app-error';
import { type Actor, type Authorized, authorizeForAdmin } from '../../lib/authority';
import type { AdminsRepo } from '../../repos/admins-repo';
import {
  type AppealDecision,
  type AppealDecisionsRepo,
  hasRulingChanged,
  isSameDecision,
  type AppealOutcome,
} from '../../repos/appeal-decisions-repo';
import {
  type AppealedRuling,
  type AppealsRepo,
  isAppealed,
  type RulingKey,
} from '../../repos/appeals-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { GrantAppeal } from './grant-appeal';
import { appealView, reasonNotToDecideAppeal } from './ruling-view';

interface AppealsQuery {
  readonly status: AppealStatus | 'all';
  readonly cursor?: string | undefined;
}

interface DecisionRequest {
  readonly actor: Actor;
  readonly rulingId: string;
  /** The version of the appeal that the admin saw. If undefined, the version is not checked. */
  readonly version: string | undefined;
  readonly outcome: AppealOutcome;
  readonly answer: string;
}

type DecisionResponse = ItemsChangeOutput<CallOutput<typeof appealDecisionEndpoints.decideAppeal>>;

/** The appeals of members, for admins. */
export interface Appeals {
  /** Returns a page of appeals. Throws AppError 'bad_request' if the cursor is invalid. */
  list(query: AppealsQuery, actor: Actor): Promise<AppealsPage>;
  /**
   * Grants or rejects an appeal. Idempotent. Throws AppError 'conflict' with the current appeal if somebody else
   * decided it or the ruling changed, 'forbidden' if the admin must leave the decision to other admins, and 'not_found'
   * if there is no appeal.
   */
  decide(request: DecisionRequest): Promise<DecisionResponse>;
}

interface AppealsDeps {
  readonly appeals: Pick<AppealsRepo, 'get' | 'list' | 'countPending'>;
  readonly appealDecisions: AppealDecisionsRepo;
  readonly admins: Pick<AdminsRepo, 'listActive'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly grantAppeal: GrantAppeal;
  readonly now: () => Date;
}

export function createAppealsService(deps: AppealsDeps): Appeals {
  const { appeals, appealDecisions, admins, users, grantAppeal, now } = deps;

  const readerOf = async ({ uid }: Actor) => {
    const active = await admins.listActive(now());
    return { uid, hasOthers: active.some((id) => id !== uid), now: now() };
  };
  const require = async ({ actor, rulingId }: RulingKey & { readonly actor: Actor }) => {
    const ruling = await appeals.get(rulingId);
    const key = authorizeForAdmin(actor, { rulingId });
    if (!isAppealed(ruling) || !key) throw new AppError('not_found', APPEAL_MESSAGES.missing);
    return { ruling, key };
  };
  const responseOf = async (
    request: DecisionRequest,
    changedAt: Micros,
  ): Promise<DecisionResponse> => {
    const { ruling } = await require(request);
    const appeal = appealView(ruling, await readerOf(request.actor));
    const output = { body: { appeal }, etag: ruling.version };
    return { output, changedAt: Math.max(ruling.changedAt, changedAt) };
  };
  const changed = async (request: DecisionRequest) => {
    const { output: current } = await responseOf(request, 0);
    return new AppError('conflict', APPEAL_MESSAGES.changed, { current });
  };

  return {
    list: async ({ status, cursor }, actor) => {
      requireCursor(cursor);
      const [reader, pending, { rulings, next }] = await Promise.all([
        readerOf(actor),
        appeals.countPending(),
        appeals.list({ status, cursor }),
      ]);
      return { appeals: rulings.map((ruling) => appealView(ruling, reader)), pending, next };
    },
    decide: async (request) => {
      const { actor, outcome } = request;
      const { ruling, key } = await require(request);
      const username = (await users.get(actor.uid))?.username ?? null;
      const decision = decisionOf(request, { key, username, now: now() });
      // Checks the version before `grantAppeal`, which may copy pictures, so that they are not copied in vain. The
      // transaction checks the version again.
      if (hasRulingChanged(ruling, decision)) throw await changed(request);
      if (!isSameDecision(ruling, decision)) requireYours(ruling, await readerOf(actor));
      const decide = (grant: AppealDecision['grant']) =>
        appealDecisions.decide({ ...decision, grant });
      const { result, changedAt } =
        outcome === 'granted'
          ? await grantAppeal({ ruling, admin: decision.admin }, decide)
          : { result: await decide(async () => null), changedAt: 0 };
      if (result === 'changed') throw await changed(request);
      return responseOf(request, changedAt);
    },
  };
}

/** The format of the cursors that `readPageByTime` returns. */
const CURSOR = /^\d{1,17}\.[A-Za-z0-9]{20,40}$/;

function requireCursor(cursor: string | undefined): void {
  if (cursor !== undefined && !CURSOR.test(cursor))
    throw new AppError('bad_request', MODERATION_MESSAGES.otherCursor);
}

const decisionOf = (
  { actor, version, outcome, answer }: DecisionRequest,
  {
    key: ruling,
    username,
    now,
  }: { readonly key: Authorized<RulingKey>; readonly username: string | null; readonly now: Date },
): Omit<AppealDecision, 'grant'> => ({
  ruling,
  admin: { actor, username },
  version,
  outcome,
  answer,
  now,
  requireYours: (appealed, others) =>
    requireYours(appealed, { uid: actor.uid, hasOthers: others.length > 0 }),
});

const REFUSALS = { ruling: APPEAL_MESSAGES.ownRuling, appeal: APPEAL_MESSAGES.ownAppeal } as const;

function requireYours(
  { record }: AppealedRuling,
  reader: { readonly uid: string; readonly hasOthers: boolean },
): void {
  const notYours = reasonNotToDecideAppeal(record, reader);
  if (notYours !== null) throw new AppError('forbidden', REFUSALS[notYours]);
}
