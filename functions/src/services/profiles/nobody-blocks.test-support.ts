import { NOBODY_BLOCKED } from './blocked-members';

/** For tests of other things. */
export const nobodyBlocks = { of: async () => NOBODY_BLOCKED };
