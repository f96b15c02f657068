import { vi } from 'vitest';
import type * as real from '@/services/analytics/analytics';

/**
 * Fakes of the functions for Google Analytics. By default, the site does not use Google Analytics, because the Firebase
 * config contains no id for it.
 */
export const hasAnalytics = vi.fn<typeof real.hasAnalytics>(async () => false);
export const sendPageView = vi.fn<typeof real.sendPageView>(async () => undefined);
export const stopAnalytics = vi.fn<typeof real.stopAnalytics>(async () => undefined);
