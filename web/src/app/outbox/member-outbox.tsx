import { OutboxPanel } from '@/features/outbox/ui/outbox-panel';
import { OUTBOX_KINDS } from './outbox-kinds';

interface MemberOutboxProps {
  readonly memberId: string;
  readonly canEdit: boolean;
  readonly onEdited: () => void;
}

export const MemberOutbox = (props: MemberOutboxProps) => (
  <OutboxPanel {...props} kinds={OUTBOX_KINDS} />
);
