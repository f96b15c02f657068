import { useOutbox } from '@/lib/outbox/use-outbox';
import { sharesText } from '../model/entry-text';

interface WaitingSharesProps {
  readonly memberId: string;
  /** The text to show if no share is queued. */
  readonly none: string;
}

export function WaitingShares({ memberId, none }: WaitingSharesProps) {
  const { length } = useOutbox(memberId);
  if (length === 0) return none;
  return `${sharesText(length)} waiting. ${none}`;
}
