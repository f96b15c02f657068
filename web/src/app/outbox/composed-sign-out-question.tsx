import type { ComponentProps } from 'react';
import { SignOutQuestion } from '@/features/outbox/ui/sign-out-question';
import { OUTBOX_KINDS } from './outbox-kinds';

export const ComposedSignOutQuestion = (
  props: Omit<ComponentProps<typeof SignOutQuestion>, 'kinds'>,
) => <SignOutQuestion {...props} kinds={OUTBOX_KINDS} />;
