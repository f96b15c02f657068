import { FEE_KINDS } from '@contract/schemas/fee-amount';
import type { Redaction, RedactionArea } from './redaction';

export const isFeeArea = ({ kind }: RedactionArea): boolean =>
  FEE_KINDS.some((feeKind) => feeKind === kind);

/** Whether all that the choices hide was looked for. Drafts from before the switch for fees know nothing of fees. */
export const isFullyChecked = ({ checked, fees }: Redaction, hidesFees: boolean): boolean =>
  checked && (!hidesFees || fees !== undefined);

/** Hides the amounts of fees and payout, or shows them, and changes no other area. Safe to repeat. */
export function withFees<R extends Redaction>(redaction: R, hidesFees: boolean): R {
  const others = redaction.areas.filter((area) => !isFeeArea(area));
  return { ...redaction, areas: [...others, ...(hidesFees ? (redaction.fees ?? []) : [])] };
}
