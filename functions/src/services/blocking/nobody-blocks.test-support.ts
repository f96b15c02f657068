import { NOBODY_BLOCKED } from './blocked-members';

/** A service in which nobody blocks anybody, for tests. */
export const nobodyBlocks = { of: async () => NOBODY_BLOCKED };
