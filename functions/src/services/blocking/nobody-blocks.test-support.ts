import { NOBODY_BLOCKED } from './blocked-members';

/** For tests that are not about blocking. */
export const nobodyBlocks = { of: async () => NOBODY_BLOCKED };
