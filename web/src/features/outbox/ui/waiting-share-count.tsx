import { useOutbox } from '@/lib/outbox/use-outbox';
import { shareCountText } from '../model/entry-text';

interface WaitingShareCountProps {
  readonly memberId: string;
  /** The text to show if no share is queued. */
  readonly none: string;
}

export function WaitingShareCount({ memberId, none }: WaitingShareCountProps) {
  const { length } = useOutbox(memberId);
  if (length === 0) return none;
  return `${shareCountText(length)} waiting. ${none}`;
}
