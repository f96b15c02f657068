import { usernameSchema } from '@contract/schemas/username';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Button } from '@/components/button';
import { Card } from '@/components/surfaces';
import { TextField } from '@/components/field';
import text from '@/components/text.module.css';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { classNames } from '@/lib/class-names';
import { isUnauthorized } from '@/services/api-error';
import { usernameFailure, useSetUsername } from '../model/use-set-username';
import styles from './username-card.module.css';

/** A link to `/#username-card` leads to the field. */
const CARD_ID = 'username-card';

const schema = z.object({ username: usernameSchema });

export function UsernameCard() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { username: '' } });
  const setUsername = useSetUsername();
  const signInAgain = useSignInAgain();
  const { hash, key } = useLocation();
  const { setFocus } = form;
  useEffect(() => {
    if (hash === `#${CARD_ID}`) setFocus('username');
  }, [hash, key, setFocus]);
  const submit = ({ username }: { username: string }) =>
    setUsername.mutate(username, {
      onSuccess: () =>
        showToast({ title: 'Username Set!', description: `You're @${username} on BoloBoard.` }),
      onError: (error) => {
        if (isUnauthorized(error)) signInAgain('You are logged out. Logging in again...');
        else form.setError('username', { message: usernameFailure(error) }, { shouldFocus: true });
      },
    });
  return (
    <Card aria-labelledby={CARD_ID} className={styles.card}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <h2 id={CARD_ID} className={classNames(text.heading, styles.title)}>
          Choose Your Username
        </h2>
        <TextField
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          hint="3 to 20 letters, numbers, or underscores. Everyone sees it on the items you share."
          error={form.formState.errors.username?.message}
          {...form.register('username')}
        />
        <Button type="submit" busy={setUsername.isPending}>
          {setUsername.isPending ? 'Setting Username...' : 'Set Username'}
        </Button>
      </form>
    </Card>
  );
}
