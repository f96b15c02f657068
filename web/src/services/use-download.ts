import type { DownloadedFile } from '@contract/endpoints/define-endpoint';
import type { EndpointName } from '@contract/endpoints/api';
import { saveFile } from '@/lib/save-file';
import { errorSentence } from './api-error';
import { useApiMutation } from './use-api-mutation';

interface Download<Query> {
  readonly fetchFile: (query: Query) => Promise<DownloadedFile>;
  /** The name of the file if the response has none. */
  readonly defaultName: string;
  /** The text to show if the download fails without a reason from the server. */
  readonly failed: string;
}

/**
 * Returns a function that fetches a file and saves it. With a plain link, a failed download could not show its reason,
 * and the installed app would close.
 */
export function useDownload<Query>(
  name: EndpointName,
  { fetchFile, defaultName, failed }: Download<Query>,
) {
  const { mutate, isPending, data, failure } = useApiMutation(name, {
    send: async (query: Query) => {
      const { blob, filename } = await fetchFile(query);
      const savedAs = filename ?? defaultName;
      saveFile(blob, savedAs);
      return savedAs;
    },
  });
  return {
    download: mutate,
    isPending,
    savedAs: data ?? null,
    failure: failure && errorSentence(failure, failed),
  };
}
