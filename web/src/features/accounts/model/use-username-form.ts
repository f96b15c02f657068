import { usernameSchema } from '@contract/schemas/username';
import * as z from 'zod/mini';
import { useZodForm } from '@/components/form/use-zod-form';
import { usernameFailureMessage, useSetUsername } from './use-set-username';

const SAME = 'This is your username already.';

const schemaFor = (current: string | null) =>
  z.object({
    username: usernameSchema.check(z.refine((username) => username !== current, SAME)),
  });

/** A form that sets the first username, or replaces the `current` username. */
export function useUsernameForm(current: string | null) {
  const form = useZodForm(schemaFor(current), { defaultValues: { username: current ?? '' } });
  const setUsername = useSetUsername((error) =>
    form.showError('username', usernameFailureMessage(error)),
  );
  const submit = form.submit(({ username }) => setUsername.mutate(username));
  return { form, submit, isPending: setUsername.isPending };
}
