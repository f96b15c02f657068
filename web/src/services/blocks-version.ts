import { blocksVersionSchema } from '@contract/schemas/blocked-member';
import { createStoredVersion } from './stored-version';

/** Not personal: the time of the browser's last block or unblock. */
export const blocksVersion = createStoredVersion('boloboard-blocks-version', blocksVersionSchema);
