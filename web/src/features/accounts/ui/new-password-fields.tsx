import { TextField } from '@/components/field';
import type { ZodForm } from '@/components/form/use-zod-form';
import type { NewPassword } from '../model/new-password-form';

interface NewPasswordFieldsProps {
  readonly field: ZodForm<NewPassword, unknown>['field'];
  /** Password managers store the password for it. */
  readonly email: string;
  /** What the last field's key does on a phone. */
  readonly enterKeyHint: 'go' | 'next';
}

export function NewPasswordFields({ field, email, enterKeyHint }: NewPasswordFieldsProps) {
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
        {...field('password')}
      />
      <TextField
        label="Confirm new password"
        required
        type="password"
        autoComplete="new-password"
        enterKeyHint={enterKeyHint}
        {...field('confirmPassword')}
      />
    </>
  );
}
