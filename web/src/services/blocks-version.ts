import { blocksVersionSchema } from '@contract/schemas/blocked-member';
import { createVersionStore } from './version-store';

/** The blocks version: the time of the last block or unblock in this browser. It contains no personal data. */
export const blocksVersionStore = createVersionStore(
  'boloboard-blocks-version',
  blocksVersionSchema,
);
