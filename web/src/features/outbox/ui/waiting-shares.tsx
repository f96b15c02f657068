import { shares } from '../model/entry-text';
import { useOutbox } from '../model/use-outbox';

interface WaitingSharesProps {
  readonly memberId: string;
  /** The text if nothing waits. */
  readonly none: string;
}

export function WaitingShares({ memberId, none }: WaitingSharesProps) {
  const { length } = useOutbox(memberId);
  if (length === 0) return none;
  return `${shares(length)} waiting. ${none}`;
}
