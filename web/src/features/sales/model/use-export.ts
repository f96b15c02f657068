import { EXPORT_MESSAGES } from '@contract/schemas/item-export';
import type { ExportRange } from '@contract/schemas/sales-range';
import { useMutation } from '@tanstack/react-query';
import { useSignInAgain } from '@/components/toast/toast-store';
import { saveFile } from '@/lib/save-file';
import { call } from '@/services/api-client';
import { errorSentence, isUnauthorized } from '@/services/api-error';

const DEFAULT_NAME = 'boloboard-items.csv';

/**
 * Fetches the file and saves it. A plain link could not show why a download fails, and would leave the installed app.
 */
export function useExport() {
  const signInAgain = useSignInAgain();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (query: ExportRange) => {
      const { blob, filename } = await call('exportItems', { query });
      const name = filename ?? DEFAULT_NAME;
      saveFile(blob, name);
      return name;
    },
    onError: (failure) => {
      if (isUnauthorized(failure)) signInAgain();
    },
  });
  return {
    download: mutate,
    isPending,
    savedAs: data ?? null,
    failure: error && !isUnauthorized(error) ? errorSentence(error, EXPORT_MESSAGES.failed) : null,
  };
}
