import { vi } from 'vitest';
import type * as real from '@/services/push/browser-push';

/**
 * Fakes of the functions that use the browser's notifications and its push service. By default, the browser supports
 * push and has not asked for permission.
 */
export const pushSupport = vi.fn<typeof real.pushSupport>(() => 'supported');
export const pushPermission = vi.fn<typeof real.pushPermission>(() => 'default');
export const askForPush = vi.fn<typeof real.askForPush>(async () => 'default');
export const getPushToken = vi.fn<typeof real.getPushToken>(async () => 'token-of-this-browser');
