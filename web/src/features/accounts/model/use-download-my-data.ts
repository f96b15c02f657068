import { showToast } from '@/components/toast/toast-store';
import { saveFile } from '@/lib/save-file';
import { useApiMutation } from '@/services/use-api-mutation';

/** Downloads the member's data, and shows a toast when it is done. */
export const useDownloadMyData = () =>
  useApiMutation('exportMyData', {
    input: () => ({}),
    onSuccess: ({ blob, filename }) => {
      saveFile(blob, filename ?? 'boloboard-my-data.json');
      showToast({ title: 'Your data is downloaded' });
    },
    failure: { title: "Couldn't download your data", fallback: 'Please try again.' },
  });
