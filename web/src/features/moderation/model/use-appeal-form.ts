import { appealInputSchema } from '@contract/schemas/appeal';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useZodForm } from '@/components/form/use-zod-form';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { createTabDraftStore } from '@/lib/tab-drafts';
import { refreshTags } from '@/services/refresh-after-call';
import { useApiMutation } from '@/services/use-api-mutation';
import { ownRulingQuery } from '../api/appeals';

const drafts = createTabDraftStore('appeals', z.string());

interface AppealFormParts {
  readonly memberId: string;
  readonly rulingId: string;
}

/** The form for an appeal. The typed text stays in this tab until the appeal is sent. */
export function useAppealForm({ memberId, rulingId }: AppealFormParts) {
  const client = useQueryClient();
  const name = `${memberId} ${rulingId}`;
  const form = useZodForm(appealInputSchema, { defaultValues: { text: drafts.of(name) ?? '' } });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { text } }) => drafts.keep(name, text),
      }),
    [subscribe, name],
  );
  const { mutate, isPending } = useApiMutation('appeal', {
    input: (text: string) => ({ params: { rulingId }, body: { text } }),
    onSuccess: (answer) => {
      drafts.forget(name);
      client.setQueryData(ownRulingQuery(rulingId).queryKey, answer);
      showToast({ title: 'Appeal Sent' });
    },
    failure: { title: 'Failed to Send Appeal', fallback: 'Please try again.' },
    // Requests the ruling again, because it may have ended, or another tab may have sent an appeal.
    onError: () => void refreshTags(client, ['appeals']),
    signIn: { login: signInUrl('/login', `/appeals/${rulingId}`) },
  });
  return {
    form,
    submit: form.submit(({ text }) => mutate(text)),
    isSending: isPending,
  };
}
