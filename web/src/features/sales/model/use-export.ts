import { EXPORT_MESSAGES } from '@contract/schemas/item-export';
import type { ExportRange } from '@contract/schemas/sales-range';
import { saveFile } from '@/lib/save-file';
import { call } from '@/services/api-client';
import { errorSentence } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';

const DEFAULT_NAME = 'boloboard-items.csv';

/**
 * Fetches the file and saves it. A plain link could not show why a download fails, and would leave the installed app.
 */
export function useExport() {
  const { mutate, isPending, data, failure } = useApiMutation('exportItems', {
    send: async (query: ExportRange) => {
      const { blob, filename } = await call('exportItems', { query });
      const name = filename ?? DEFAULT_NAME;
      saveFile(blob, name);
      return name;
    },
  });
  return {
    download: mutate,
    isPending,
    savedAs: data ?? null,
    failure: failure && errorSentence(failure, EXPORT_MESSAGES.failed),
  };
}
