import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button, ButtonLink } from '@/components/button';
import { NO_PASSWORD, newPasswordSchema } from '../model/new-password-form';
import { useAutofillSync } from '../model/use-autofill-sync';
import { messageOf, useResetPassword } from '../model/use-password-reset';
import { NewPasswordFields } from './new-password-fields';
import styles from './recovery-form.module.css';

interface ResetPasswordFormProps {
  readonly token: string;
  readonly email: string;
}

export function ResetPasswordForm({ token, email }: ResetPasswordFormProps) {
  const form = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: NO_PASSWORD,
  });
  const element = useRef<HTMLFormElement>(null);
  useAutofillSync(form, element);
  const { mutate, data: done, error, isPending } = useResetPassword();
  if (done !== undefined)
    return (
      <div className={styles.form}>
        <p role="status">{done}</p>
        <ButtonLink to="/login">Continue to login</ButtonLink>
      </div>
    );
  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) =>
        void form.handleSubmit(({ password }) => mutate({ token, password }))(event)
      }
    >
      <NewPasswordFields form={form} email={email} enterKeyHint="go" />
      <p role="alert" className={styles.failure}>
        {error && messageOf(error, 'Failed to reset password. Please try again.')}
      </p>
      <Button type="submit" busy={isPending}>
        {isPending ? 'Resetting...' : 'Reset password'}
      </Button>
    </form>
  );
}

/** For a link that is invalid, with the ways to go on. */
export const InvalidResetLink = ({ message }: { readonly message: string }) => (
  <div className={styles.form}>
    <p role="alert">{message}</p>
    <ButtonLink to="/forgot-password">Request new reset link</ButtonLink>
    <ButtonLink to="/login" variant="outline">
      Back to login
    </ButtonLink>
  </div>
);
