import type { ZodForm } from '@/components/form/use-zod-form';
import type { NewPassword } from '../model/new-password-form';
import { PasswordField } from './password-field';

interface NewPasswordFieldsProps {
  readonly field: ZodForm<NewPassword, unknown>['field'];
  /** The account's email address, with which password managers store the password. */
  readonly email: string;
  /** The label that a phone's keyboard shows on its Enter key in the last field. */
  readonly enterKeyHint: 'go' | 'next';
}

export function NewPasswordFields({ field, email, enterKeyHint }: NewPasswordFieldsProps) {
  return (
    <>
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField
        label="New password"
        required
        autoComplete="new-password"
        enterKeyHint="next"
        hint="At least 6 characters."
        {...field('password')}
      />
      <PasswordField
        label="Confirm new password"
        required
        autoComplete="new-password"
        enterKeyHint={enterKeyHint}
        {...field('confirmPassword')}
      />
    </>
  );
}
