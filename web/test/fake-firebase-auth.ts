import { vi } from 'vitest';
import type * as real from '@/services/firebase-auth';

/** Stands in for Firebase Auth. Each test says what a call answers with; others answer undefined. */
export const signInByPassword = vi.fn<typeof real.signInByPassword>();
export const signInByGoogle = vi.fn<typeof real.signInByGoogle>();
export const signOutOfFirebase = vi.fn<typeof real.signOutOfFirebase>();
