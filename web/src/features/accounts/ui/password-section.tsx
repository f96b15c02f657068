import type { SignInMethods } from '@contract/schemas/credentials';
import { useState } from 'react';
import { Button } from '@/components/button';
import { useZodForm } from '@/components/form/use-zod-form';
import { SettingsSection } from '@/components/settings-section';
import { EMPTY_NEW_PASSWORD, newPasswordSchema } from '../model/new-password-form';
import { useChangePassword } from '../model/use-change-password';
import { AccountPart } from './account-part';
import { ConfirmIdentity } from './confirm-identity';
import styles from './credential-section.module.css';
import { NewPasswordFields } from './new-password-fields';

export const PasswordSection = () => (
  <SettingsSection title="Password">
    <AccountPart>{(account) => <Password account={account} />}</AccountPart>
  </SettingsSection>
);

function Password({ account }: { readonly account: SignInMethods }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.section}>
      <p className={styles.muted}>
        {account.hasPassword
          ? 'Changing your password signs you out on all other devices.'
          : 'You sign in with Google, so your account has no password. You can set one to sign in with your email address too.'}
      </p>
      {isOpen ? (
        <ChangePassword account={account} onClose={() => setIsOpen(false)} />
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          {account.hasPassword ? 'Change Password' : 'Set Password'}
        </Button>
      )}
    </div>
  );
}

interface ChangePasswordProps {
  readonly account: SignInMethods;
  readonly onClose: () => void;
}

function ChangePassword({ account: { email }, onClose }: ChangePasswordProps) {
  const form = useZodForm(newPasswordSchema, { defaultValues: EMPTY_NEW_PASSWORD });
  const changePassword = useChangePassword();
  const submit = async (idToken: string) => {
    await changePassword(idToken, { email, password: form.getValues('password') });
    onClose();
  };
  return (
    <>
      <ConfirmIdentity
        submitLabel="Change Password"
        busyLabel="Changing..."
        check={() => form.trigger(undefined, { shouldFocus: true })}
        onConfirmed={submit}
      >
        <NewPasswordFields field={form.field} email={email} enterKeyHint="next" />
      </ConfirmIdentity>
      <Button variant="plain" onClick={onClose}>
        Cancel
      </Button>
    </>
  );
}
