import type { Endpoint } from '../endpoints/define-endpoint';

type Called = Pick<Endpoint, 'auth' | 'method' | 'whileSuspended'>;

/** Returns whether a suspended member gets a 403 with the code 'suspended': they only read, and are no admins. */
export const refusesSuspended = ({ auth, method, whileSuspended }: Called): boolean =>
  auth === 'admin' || (auth !== 'none' && method !== 'GET' && whileSuspended !== true);

export const CALLERS = [
  'visitor',
  'free',
  'premium',
  'suspended',
  'admin',
  'suspended admin',
] as const;
export type Caller = (typeof CALLERS)[number];

/** What a caller gets: the call, or an error for lack of rights. */
export type CallRight = 'yes' | '401' | '403';

/** Admins and suspended callers are premium here, so that only their role decides. */
export function rightTo(endpoint: Called, caller: Caller): CallRight {
  const { auth } = endpoint;
  if (auth === 'none') return 'yes';
  if (caller === 'visitor') return '401';
  const isSuspended = caller === 'suspended' || caller === 'suspended admin';
  if (isSuspended && refusesSuspended(endpoint)) return '403';
  if (auth === 'admin') return caller === 'admin' ? 'yes' : '403';
  return auth === 'premium' && caller === 'free' ? '403' : 'yes';
}
