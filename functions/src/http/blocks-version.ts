import { BLOCKS_VERSION_HEADER, blocksVersionSchema } from '@contract/schemas/blocked-member';
import type { Request } from 'express';
import type { Micros } from '../domain/items/item-index/indexed-item';
import { parseMicros } from '../domain/items/item-index/micros';

/** Returns the last change of the caller's blocks. Null if they name none, or if it is malformed. */
export function blocksVersionIn(request: Request): Micros | null {
  const { data } = blocksVersionSchema.safeParse(request.get(BLOCKS_VERSION_HEADER));
  return data === undefined ? null : parseMicros(data);
}
