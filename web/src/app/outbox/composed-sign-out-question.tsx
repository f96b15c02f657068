import type { ComponentProps } from 'react';
import { SignOutQuestion } from '@/features/outbox/ui/sign-out-question';
import { outboxKinds } from './outbox-kinds';

const KINDS = outboxKinds(() => undefined);

export const ComposedSignOutQuestion = (
  props: Omit<ComponentProps<typeof SignOutQuestion>, 'kinds'>,
) => <SignOutQuestion {...props} kinds={KINDS} />;
