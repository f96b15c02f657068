import { useMutation } from '@tanstack/react-query';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { saveFile } from '@/lib/save-file';
import { call } from '@/services/api-client';
import { errorSentence, isUnauthorized } from '@/services/api-error';

/** Downloads the member's data, and shows a toast. */
export function useDownloadMyData() {
  const signInAgain = useSignInAgain();
  return useMutation({
    mutationFn: () => call('exportMyData', {}),
    onSuccess: ({ blob, filename }) => {
      saveFile(blob, filename ?? 'boloboard-my-data.json');
      showToast({ title: 'Your data is downloaded' });
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      else
        showToast({
          title: "Couldn't download your data",
          description: errorSentence(error, 'Please try again.'),
          variant: 'destructive',
        });
    },
  });
}
