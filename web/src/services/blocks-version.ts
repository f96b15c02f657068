import { blocksVersionSchema } from '@contract/schemas/blocked-member';
import { createStoredVersion } from './stored-version';

/** The time of the last block or unblock in this browser. It is not personal. */
export const blocksVersion = createStoredVersion('boloboard-blocks-version', blocksVersionSchema);
