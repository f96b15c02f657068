import { ButtonLink } from '@/components/button';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { EMPTY_NEW_PASSWORD, newPasswordSchema } from '../model/new-password-form';
import { serverMessageOr, useResetPassword } from '../model/use-password-reset';
import { NewPasswordFields } from './new-password-fields';
import styles from './recovery-form.module.css';

interface ResetPasswordFormProps {
  readonly token: string;
  readonly email: string;
}

export function ResetPasswordForm({ token, email }: ResetPasswordFormProps) {
  const form = useZodForm(newPasswordSchema, { defaultValues: EMPTY_NEW_PASSWORD });
  const { mutate, data: done, error, isPending } = useResetPassword();
  if (done !== undefined)
    return (
      <div className={styles.form}>
        <p role="status">{done}</p>
        <ButtonLink to="/login">Continue to login</ButtonLink>
      </div>
    );
  return (
    <Form
      form={form}
      busy={isPending}
      className={styles.form}
      onSubmit={form.submit(({ password }) => mutate({ token, password }))}
    >
      <NewPasswordFields field={form.field} email={email} enterKeyHint="go" />
      <FormFailure>
        {error && serverMessageOr(error, 'Failed to reset password. Please try again.')}
      </FormFailure>
      <SubmitButton busyLabel="Resetting...">Reset password</SubmitButton>
    </Form>
  );
}

/** Shows why a reset link does not work, and what the member can do next. */
export const InvalidResetLink = ({ message }: { readonly message: string }) => (
  <div className={styles.form}>
    <p role="alert">{message}</p>
    <ButtonLink to="/forgot-password">Request new reset link</ButtonLink>
    <ButtonLink to="/login" variant="outline">
      Back to login
    </ButtonLink>
  </div>
);
