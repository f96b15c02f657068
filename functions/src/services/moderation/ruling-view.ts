import type { AppealEntry, OwnRuling } from '@contract/schemas/appeal';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { canAppealAt, isRulingInForceAt } from '../../domain/moderation/ruling-state';
import type { AppealedRuling, StoredRuling } from '../../repos/appeals-repo';
import type { RulingRecord } from '../../repos/rulings';

/** Returns a ruling in the form in which the API sends it to the member whom it is about. */
export const ownRulingView = ({ id, record }: StoredRuling, now: Date): OwnRuling => ({
  ...fieldsOf(id, record, now),
  appeal: record.appeal && appealOf(record.appeal),
  mayAppeal: canAppealAt(record, now),
});

interface Reader {
  readonly uid: string;
  /** Whether there is another admin who can decide. */
  readonly hasOthers: boolean;
  readonly now: Date;
}

/** Returns an appeal in the form in which the API sends it to admins. */
export function appealView({ id, record, version }: AppealedRuling, reader: Reader): AppealEntry {
  const { appeal, memberId, memberUsername } = record;
  return {
    ...fieldsOf(id, record, reader.now),
    appeal: appealOf(appeal),
    member: { id: memberId, username: memberUsername },
    ruledBy: record.by,
    decidedBy: appeal.decidedBy,
    notYours: reasonNotToDecideAppeal(record, reader),
    version,
  };
}

/**
 * Returns why an admin must leave an appeal to others, or null. Admins never decide appeals of their own. They decide
 * appeals against their own rulings only if there is no other admin.
 */
export function reasonNotToDecideAppeal(
  { memberId, byId }: Pick<RulingRecord, 'memberId' | 'byId'>,
  { uid, hasOthers }: Pick<Reader, 'uid' | 'hasOthers'>,
): AppealEntry['notYours'] {
  if (memberId === uid) return 'appeal';
  return byId === uid && hasOthers ? 'ruling' : null;
}

const fieldsOf = (id: string, record: RulingRecord, now: Date) => ({
  id,
  kind: record.kind,
  at: record.at.toISOString(),
  text: record.text,
  reason: record.reason,
  item:
    record.itemId === null || record.itemTitle === null
      ? null
      : { id: record.itemId, title: record.itemTitle },
  until:
    record.until === null || record.until >= ENDLESS_SUSPENSION_END
      ? null
      : record.until.toISOString(),
  isAutomatic: record.isAutomatic,
  end: record.end ?? (isRulingInForceAt(record, now) ? null : ('ran_out' as const)),
});

const appealOf = ({
  text,
  at,
  status,
  decidedAt,
  answer,
}: NonNullable<RulingRecord['appeal']>) => ({
  text,
  status,
  answer,
  at: at.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
});
