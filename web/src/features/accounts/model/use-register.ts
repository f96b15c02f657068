import type { Registration } from '@contract/schemas/registration';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createIdempotencyKeySource } from '@/lib/idempotency-key';
import { call } from '@/services/api-client';
import { announceSessionChange } from '@/services/session-channel';
import { startSession } from '../api/start-session';

/**
 * Returns a mutation that creates an account and signs in. In its data, `signedIn` is false if the account was created
 * but the sign-in failed.
 */
export function useRegister() {
  const [keyFor] = useState(createIdempotencyKeySource);
  return useMutation({
    mutationFn: async (registration: Registration) => {
      await call('register', { body: registration }, { idempotencyKey: keyFor(registration) });
      return { username: registration.username, signedIn: await signIn(registration) };
    },
  });
}

async function signIn({ email, password }: Registration): Promise<boolean> {
  try {
    const { signInByPassword } = await import('@/services/firebase-auth');
    const user = await startSession(() => signInByPassword(email, password));
    announceSessionChange('signed-in');
    return user !== null;
  } catch (error) {
    console.warn('Created the account, but could not sign in.', error);
    return false;
  }
}
