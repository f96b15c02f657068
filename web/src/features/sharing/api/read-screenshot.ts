import type { AutoExtract } from '@contract/schemas/extraction';
import { call } from '@/services/api-client';

/** Title, price and confidence as read off a whole screenshot; rejects as `call` does. */
export const readItemList = (screenshot: Blob, signal: AbortSignal): Promise<AutoExtract> =>
  call('autoExtract', { file: screenshot }, { signal });

/** The text of a cropped part of a screenshot; rejects as `call` does. */
export async function readText(selection: Blob, signal: AbortSignal): Promise<string> {
  const { text } = await call('extractText', { file: selection }, { signal });
  return text;
}
