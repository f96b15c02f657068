import type { SignInMethods } from '@contract/schemas/credentials';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Form, FormFailure, SubmitButton } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { useSignInAgain } from '@/services/sign-in-again';
import {
  confirmationFailureMessage,
  confirmIdentity,
  usePreloadFirebase,
} from '../model/use-confirmed-identity';
import { AccountPart } from './account-part';
import styles from './confirm-identity.module.css';
import { PasswordField } from './password-field';

interface ConfirmIdentityProps {
  /** Called with the ID token of the new sign-in. If the call rejects, the form shows the error below its fields. */
  readonly onConfirmed: (idToken: string) => Promise<void>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly variant?: 'solid' | 'danger';
  /** Other fields of the same form. They are shown above the password. */
  readonly children?: ReactNode;
  /** Checks the fields in `children`. If the promise resolves to false, the member is not asked to sign in again. */
  readonly check?: () => Promise<boolean>;
}

/** A form in which members confirm their identity with their password, or with Google if they have no password. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  usePreloadFirebase();
  return <AccountPart>{(account) => <ConfirmForm {...props} account={account} />}</AccountPart>;
}

const passwordOf = ({ hasPassword }: SignInMethods) =>
  z.object({
    currentPassword: z.string().check(z.minLength(hasPassword ? 1 : 0, 'Password is required')),
  });

function ConfirmForm(props: ConfirmIdentityProps & { readonly account: SignInMethods }) {
  const { account, submitLabel, busyLabel, variant = 'solid', children } = props;
  const { form, failure, busy, submit } = useConfirmForm(props);
  const label = account.hasPassword ? submitLabel : 'Continue with Google';
  return (
    <Form form={form} busy={busy} className={styles.form} onSubmit={() => void submit()}>
      {children}
      {account.hasPassword ? (
        <PasswordField
          label="Current Password"
          required
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.field('currentPassword')}
        />
      ) : (
        <p>You sign in with Google. Continue with Google to confirm that this is you.</p>
      )}
      <FormFailure>{failure}</FormFailure>
      <SubmitButton variant={variant} busyLabel={busyLabel} className={styles.submit}>
        {label}
      </SubmitButton>
    </Form>
  );
}

function useConfirmForm({
  account,
  onConfirmed,
  check,
}: ConfirmIdentityProps & { readonly account: SignInMethods }) {
  // The field is not named 'password', because a field in `children` can have this name.
  const form = useZodForm(passwordOf(account), { defaultValues: { currentPassword: '' } });
  const signInAgain = useSignInAgain();
  const confirmed = useMutation({ mutationFn: onConfirmed });
  const confirm = useMutation({
    mutationFn: (password: string) => confirmIdentity(account, password),
    onError: (error) => {
      if (!account.hasPassword) return;
      form.showError('currentPassword', confirmationFailureMessage(error) ?? '');
    },
  });
  const run = form.submit(async ({ currentPassword }) => {
    confirmed.reset();
    try {
      await confirmed.mutateAsync(await confirm.mutateAsync(currentPassword));
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
    }
  });
  const submit = async () => {
    const isRight = (await check?.()) ?? true;
    // If a field in `children` is invalid, also shows the error of the password field, but leaves the focus in the
    // first invalid field.
    if (isRight) run();
    else await form.trigger();
  };
  return { form, busy: confirm.isPending || confirmed.isPending, failure: failureOf(), submit };

  function failureOf(): string | null {
    if (confirmed.error)
      return errorSentence(confirmed.error, 'Something went wrong. Please try again.');
    return account.hasPassword || !confirm.error ? null : confirmationFailureMessage(confirm.error);
  }
}
