import type { ComponentProps } from 'react';
import { SignOutQuestion } from '@/features/outbox/ui/sign-out-question';
import { QUEUED_CALL_HANDLERS } from './queued-call-handlers';

export const ComposedSignOutQuestion = (
  props: Omit<ComponentProps<typeof SignOutQuestion>, 'kinds'>,
) => <SignOutQuestion {...props} kinds={QUEUED_CALL_HANDLERS} />;
