import { emailSchema } from '@contract/schemas/registration';
import * as z from 'zod/mini';
import { ButtonLink } from '@/components/button';
import { TextField } from '@/components/field';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { serverMessageOr, useForgotPassword } from '../model/use-password-reset';
import styles from './recovery-form.module.css';
import { TextLink } from './text-link';

const schema = z.object({ email: emailSchema });

export function ForgotPasswordForm() {
  const form = useZodForm(schema, { defaultValues: { email: '' } });
  const { mutate, data: sent, error, isPending } = useForgotPassword();
  if (sent !== undefined)
    return (
      <div className={styles.form}>
        <p role="status">{sent}</p>
        <ButtonLink to="/login">Back to login</ButtonLink>
      </div>
    );
  return (
    <Form
      form={form}
      busy={isPending}
      className={styles.form}
      onSubmit={form.submit(({ email }) => mutate(email))}
    >
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="username"
        enterKeyHint="go"
        {...form.field('email')}
      />
      <FormFailure>
        {error && serverMessageOr(error, 'Failed to send reset email. Please try again.')}
      </FormFailure>
      <SubmitButton busyLabel="Sending...">Send reset link</SubmitButton>
      <p className={styles.link}>
        <TextLink to="/login">Back to login</TextLink>
      </p>
    </Form>
  );
}
