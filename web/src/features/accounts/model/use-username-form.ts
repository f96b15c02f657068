import { usernameSchema } from '@contract/schemas/username';
import { zodResolver } from '@hookform/resolvers/zod';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { usernameFailure, useSetUsername } from './use-set-username';

const SAME = 'This is your username already.';

const schemaFor = (current: string | null) =>
  z.object({
    username: usernameSchema.check(z.refine((username) => username !== current, SAME)),
  });

/** A form that sets the first username, or changes the `current` one. */
export function useUsernameForm(current: string | null) {
  const form = useForm({
    resolver: zodResolver(schemaFor(current)),
    defaultValues: { username: current ?? '' },
  });
  const setUsername = useSetUsername((error) =>
    form.setError('username', { message: usernameFailure(error) }, { shouldFocus: true }),
  );
  const submit = form.handleSubmit(({ username }) => setUsername.mutate(username));
  return {
    /** Spread these on the field. */
    field: {
      ...form.register('username'),
      error: form.formState.errors.username?.message,
    },
    onSubmit: (event: SyntheticEvent) => void submit(event),
    isPending: setUsername.isPending,
    setFocus: form.setFocus,
  };
}
