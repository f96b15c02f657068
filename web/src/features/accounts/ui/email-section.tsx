import type { SignInMethods } from '@contract/schemas/credentials';
import { emailSchema } from '@contract/schemas/registration';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { useZodForm } from '@/components/form/use-zod-form';
import { SettingsSection } from '@/components/settings-section';
import { Badge } from '@/components/surfaces';
import { ApiError, errorSentence } from '@/services/api-error';
import { changeEmail, useSendVerification } from '../model/use-change-email';
import { AccountPart } from './account-part';
import { ConfirmIdentity } from './confirm-identity';
import styles from './credential-section.module.css';

export const EmailSection = () => (
  <SettingsSection title="Email">
    <AccountPart>{(account) => <Email account={account} />}</AccountPart>
  </SettingsSection>
);

function Email({ account: { email, isEmailVerified } }: { readonly account: SignInMethods }) {
  const [isOpen, setIsOpen] = useState(false);
  const [sent, setSent] = useState('');
  const close = (message: string) => {
    setIsOpen(false);
    setSent(message);
  };
  return (
    <div className={styles.section}>
      <p className={styles.address}>
        {email}
        {isEmailVerified && <Badge tone="brand">Verified</Badge>}
      </p>
      {!isEmailVerified && <Unverified />}
      <p role="status" className={styles.status}>
        {sent}
      </p>
      {isOpen ? (
        <ChangeEmail onClose={close} />
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          Change Email
        </Button>
      )}
    </div>
  );
}

function Unverified() {
  const { mutate, data: sent, failure, isPending } = useSendVerification();
  return (
    <>
      <p className={styles.muted}>
        Your email address isn&apos;t verified yet. Open the link that we sent you.
      </p>
      <Button variant="outline" busy={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending...' : 'Send Again'}
      </Button>
      <p role="status" className={styles.status}>
        {failure ? errorSentence(failure, "We couldn't send the email. Please try again.") : sent}
      </p>
    </>
  );
}

const schema = z.object({ email: emailSchema });

function ChangeEmail({ onClose }: { readonly onClose: (message: string) => void }) {
  const form = useZodForm(schema, { defaultValues: { email: '' } });
  const submit = async (idToken: string) => {
    try {
      onClose(await changeEmail(idToken, form.getValues('email').trim()));
    } catch (error) {
      if (!isAboutAddress(error)) throw error;
      form.showError('email', error.serverMessage);
    }
  };
  return (
    <>
      <ConfirmIdentity
        submitLabel="Send Link"
        busyLabel="Sending..."
        check={() => form.trigger('email', { shouldFocus: true })}
        onConfirmed={submit}
      >
        <TextField
          label="New Email"
          required
          autoFocus
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          hint="We send a link to this address. Your address changes when you confirm it there."
          {...form.field('email')}
        />
      </ConfirmIdentity>
      <Button variant="plain" onClick={() => onClose('')}>
        Cancel
      </Button>
    </>
  );
}

const isAboutAddress = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'email_taken' || error.code === 'bad_request');
