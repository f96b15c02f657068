import { useOutbox } from '@/lib/outbox/use-outbox';
import { shareCountText } from '../model/entry-text';

interface WaitingSharesProps {
  readonly memberId: string;
  /** The text to show if no share is queued. */
  readonly none: string;
}

export function WaitingShares({ memberId, none }: WaitingSharesProps) {
  const { length } = useOutbox(memberId);
  if (length === 0) return none;
  return `${shareCountText(length)} waiting. ${none}`;
}
