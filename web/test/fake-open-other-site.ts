import { vi } from 'vitest';
import type * as real from '@/lib/open-other-site';

/** Replaces the function that opens another site, because leaving the page would end the test. */
export const openOtherSite = vi.fn<typeof real.openOtherSite>();
