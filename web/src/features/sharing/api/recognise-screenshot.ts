import type { AutoExtract } from '@contract/schemas/extraction';
import { call } from '@/services/api-client';

export const extractSale = (screenshot: Blob): Promise<AutoExtract> =>
  call('autoExtract', { file: screenshot });

/** Returns the text of one part of a screenshot. Throws like `call`. */
export async function recogniseText(selection: Blob, signal: AbortSignal): Promise<string> {
  const { text } = await call('extractText', { file: selection }, { signal });
  return text;
}
