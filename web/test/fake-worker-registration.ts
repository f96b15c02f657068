import { vi } from 'vitest';
import type * as real from '@/services/worker-registration';

/** Fakes of the functions of the module that registers the service worker. */
export const reloadToUpdate = vi.fn<typeof real.reloadToUpdate>(async () => undefined);
export const lookForUpdate = vi.fn<typeof real.lookForUpdate>(async () => undefined);
