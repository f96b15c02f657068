import { OutboxPanel } from '@/features/outbox/ui/outbox-panel';
import { QUEUED_CALL_HANDLERS } from './queued-call-handlers';

interface MemberOutboxProps {
  readonly memberId: string;
  readonly canEdit: boolean;
  readonly onEdited: () => void;
}

export const MemberOutbox = (props: MemberOutboxProps) => (
  <OutboxPanel {...props} kinds={QUEUED_CALL_HANDLERS} />
);
