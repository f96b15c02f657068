import { blocksVersionSchema } from '@contract/schemas/blocked-member';
import { createStoredVersion } from './stored-version';

/** The blocks version: the time of the last block or unblock in this browser. It contains no personal data. */
export const blocksVersion = createStoredVersion('boloboard-blocks-version', blocksVersionSchema);
