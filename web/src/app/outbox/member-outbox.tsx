import { OutboxPanel } from '@/features/outbox/ui/outbox-panel';
import { outboxKinds } from './outbox-kinds';

interface MemberOutboxProps {
  readonly memberId: string;
  readonly canEdit: boolean;
  readonly onEdited: () => void;
}

const KINDS = outboxKinds(() => undefined);

export const MemberOutbox = (props: MemberOutboxProps) => <OutboxPanel {...props} kinds={KINDS} />;
