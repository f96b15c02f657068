import type { Item } from '@contract/schemas/item';
import { call } from '@/services/api-client';

/** What on the board looks like a picture of this hash, the member's own first; rejects as `call` does. */
export async function findSamePicture(hash: string, signal: AbortSignal): Promise<readonly Item[]> {
  const { items } = await call('findSamePicture', { query: { hash } }, { signal });
  return items;
}
