import { vi } from 'vitest';
import type * as real from '@/services/analytics/analytics';

/** Replaces Google Analytics. By default, the Firebase config contains no Analytics id. */
export const hasAnalytics = vi.fn<typeof real.hasAnalytics>(async () => false);
export const sendPageView = vi.fn<typeof real.sendPageView>(async () => undefined);
export const stopAnalytics = vi.fn<typeof real.stopAnalytics>(async () => undefined);
