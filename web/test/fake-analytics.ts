import { vi } from 'vitest';
import type * as real from '@/services/analytics/analytics';

/** Replaces `hasAnalytics`. By default, the Firebase config has no id for Google Analytics. */
export const hasAnalytics = vi.fn<typeof real.hasAnalytics>(async () => false);
export const sendPageView = vi.fn<typeof real.sendPageView>(async () => undefined);
export const stopAnalytics = vi.fn<typeof real.stopAnalytics>(async () => undefined);
