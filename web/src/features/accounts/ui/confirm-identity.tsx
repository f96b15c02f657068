import type { Account } from '@contract/schemas/credentials';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { useSignInAgain } from '@/services/sign-in-again';
import { useAutofillSync } from '../model/use-autofill-sync';
import {
  confirmFailure,
  confirmIdentity,
  usePreloadedFirebase,
} from '../model/use-confirmed-identity';
import { AccountPart } from './account-part';
import styles from './confirm-identity.module.css';

interface ConfirmIdentityProps {
  /** Gets the ID token of a fresh sign-in. Its error is shown below the fields. */
  readonly onConfirmed: (idToken: string) => Promise<void>;
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly variant?: 'solid' | 'danger';
  /** Fields of the same form, shown above the password. */
  readonly children?: ReactNode;
  /** Checks these fields. If it returns false, the member need not confirm. */
  readonly check?: () => Promise<boolean>;
}

/** A form in which members confirm who they are, with their password, or with Google if they have none. */
export function ConfirmIdentity(props: ConfirmIdentityProps) {
  usePreloadedFirebase();
  return <AccountPart>{(account) => <ConfirmForm {...props} account={account} />}</AccountPart>;
}

const passwordOf = ({ hasPassword }: Account) =>
  z.object({
    password: z.string().check(z.minLength(hasPassword ? 1 : 0, 'Password is required')),
  });

function ConfirmForm(props: ConfirmIdentityProps & { readonly account: Account }) {
  const { account, submitLabel, busyLabel, variant = 'solid', children } = props;
  const { form, failure, busy, submit } = useConfirmForm(props);
  // Without the fields above it, which belong to another form.
  const ownField = useRef<HTMLDivElement>(null);
  useAutofillSync(form, ownField);
  const label = account.hasPassword ? submitLabel : 'Continue with Google';
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {children}
      {account.hasPassword ? (
        <div ref={ownField}>
          <TextField
            label="Current Password"
            required
            type="password"
            autoComplete="current-password"
            enterKeyHint="go"
            error={form.formState.errors.password?.message}
            {...form.register('password')}
          />
        </div>
      ) : (
        <p>You sign in with Google. Continue with Google to confirm that this is you.</p>
      )}
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button type="submit" variant={variant} busy={busy} className={styles.submit}>
        {busy ? busyLabel : label}
      </Button>
    </form>
  );
}

function useConfirmForm({
  account,
  onConfirmed,
  check,
}: ConfirmIdentityProps & { readonly account: Account }) {
  const form = useForm({
    resolver: zodResolver(passwordOf(account)),
    defaultValues: { password: '' },
  });
  const signInAgain = useSignInAgain();
  const confirmed = useMutation({ mutationFn: onConfirmed });
  const confirm = useMutation({
    mutationFn: (password: string) => confirmIdentity(account, password),
    onError: (error) => {
      if (!account.hasPassword) return;
      const message = confirmFailure(error) ?? '';
      form.setError('password', { message }, { shouldFocus: true });
    },
  });
  const run = async ({ password }: { password: string }) => {
    confirmed.reset();
    try {
      await confirmed.mutateAsync(await confirm.mutateAsync(password));
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
    }
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const isRight = (await check?.()) ?? true;
    // Shows what is wrong with the password too, and leaves the focus in the first wrong field.
    await (isRight ? form.handleSubmit(run)() : form.trigger());
  };
  return { form, busy: confirm.isPending || confirmed.isPending, failure: failureOf(), submit };

  function failureOf(): string | null {
    if (confirmed.error)
      return errorSentence(confirmed.error, 'Something went wrong. Please try again.');
    return account.hasPassword || !confirm.error ? null : confirmFailure(confirm.error);
  }
}
