import { vi } from 'vitest';
import type * as real from '@/lib/reload-page';

/** Replaces the function that reloads the page, because a reload would end the test. */
export const reloadPage = vi.fn<typeof real.reloadPage>();
