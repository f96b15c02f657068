import { vi } from 'vitest';
import type * as real from '@/services/firebase-auth';

/** Fakes of the functions that use Firebase Auth. They return undefined unless the test sets a result. */
export const signInByPassword = vi.fn<typeof real.signInByPassword>();
export const signInByGoogle = vi.fn<typeof real.signInByGoogle>();
export const confirmIdentityByGoogle = vi.fn<typeof real.confirmIdentityByGoogle>();
export const firebaseMemberId = vi.fn<typeof real.firebaseMemberId>();
export const refreshIdToken = vi.fn<typeof real.refreshIdToken>();
