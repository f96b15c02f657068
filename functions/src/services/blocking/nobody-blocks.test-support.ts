import { NOBODY_BLOCKED } from './blocked-members';

/** A service for tests in which nobody blocks anybody. */
export const nobodyBlocks = { of: async () => NOBODY_BLOCKED };
