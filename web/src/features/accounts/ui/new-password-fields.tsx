import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/components/field';
import type { NewPassword } from '../model/new-password-form';

interface NewPasswordFieldsProps {
  readonly form: UseFormReturn<NewPassword>;
  /** Password managers store the password for it. */
  readonly email: string;
  /** What the last field's key does on a phone. */
  readonly enterKeyHint: 'go' | 'next';
}

export function NewPasswordFields({ form, email, enterKeyHint }: NewPasswordFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <TextField
        label="New password"
        required
        type="password"
        autoComplete="new-password"
        enterKeyHint="next"
        hint="At least 6 characters."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextField
        label="Confirm new password"
        required
        type="password"
        autoComplete="new-password"
        enterKeyHint={enterKeyHint}
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
    </>
  );
}
