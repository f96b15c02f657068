import type { AutoExtract } from '@contract/schemas/extraction';
import { call } from '@/services/api-client';

/** Returns title, price and confidence of a whole screenshot; rejects as `call` does. */
export const extractSale = (screenshot: Blob, signal: AbortSignal): Promise<AutoExtract> =>
  call('autoExtract', { file: screenshot }, { signal });

/** Returns the text of a part of a screenshot; rejects as `call` does. */
export async function recogniseText(selection: Blob, signal: AbortSignal): Promise<string> {
  const { text } = await call('extractText', { file: selection }, { signal });
  return text;
}
