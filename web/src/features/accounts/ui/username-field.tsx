import type { ComponentProps } from 'react';
import { TextField } from '@/components/field';

type UsernameFieldProps = Omit<ComponentProps<typeof TextField>, 'label'>;

export const UsernameField = (props: UsernameFieldProps) => (
  <TextField
    label="Username"
    required
    autoComplete="username"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="done"
    {...props}
  />
);
