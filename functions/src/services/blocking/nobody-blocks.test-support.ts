import { NOBODY_BLOCKED } from './blocked-members';

/** A service by which nobody blocks anybody, for tests that are not about blocking. */
export const nobodyBlocks = { of: async () => NOBODY_BLOCKED };
