import { emailSchema } from '@contract/schemas/registration';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button, ButtonLink } from '@/components/button';
import { TextField } from '@/components/field';
import { useAutofillSync } from '../model/use-autofill-sync';
import { messageOf, useForgotPassword } from '../model/use-password-reset';
import styles from './recovery-form.module.css';
import { TextLink } from './text-link';

const schema = z.object({ email: emailSchema });

export function ForgotPasswordForm() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const element = useRef<HTMLFormElement>(null);
  useAutofillSync(form, element);
  const { mutate, data: sent, error, isPending } = useForgotPassword();
  if (sent !== undefined)
    return (
      <div className={styles.form}>
        <p role="status">{sent}</p>
        <ButtonLink to="/login">Back to login</ButtonLink>
      </div>
    );
  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => void form.handleSubmit(({ email }) => mutate(email))(event)}
    >
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="username"
        enterKeyHint="go"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <p role="alert" className={styles.failure}>
        {error && messageOf(error, 'Failed to send reset email. Please try again.')}
      </p>
      <Button type="submit" busy={isPending}>
        {isPending ? 'Sending...' : 'Send reset link'}
      </Button>
      <p className={styles.link}>
        <TextLink to="/login">Back to login</TextLink>
      </p>
    </form>
  );
}
