import type { Endpoint } from '../endpoints/define-endpoint';

type Called = Pick<Endpoint, 'auth' | 'method' | 'whileSuspended'>;

/**
 * Returns true if a call by a suspended member gets a 403 with the code 'suspended'. Suspended members may only read,
 * and they lose the rights of an admin.
 */
export const rejectsSuspendedMembers = ({ auth, method, whileSuspended }: Called): boolean =>
  auth === 'admin' || (auth !== 'none' && method !== 'GET' && whileSuspended !== true);

export const CALLER_ROLES = [
  'visitor',
  'free',
  'premium',
  'suspended',
  'admin',
  'suspended admin',
] as const;
export type CallerRole = (typeof CALLER_ROLES)[number];

/** The result of checking whether a caller may make a call: 'yes' or the status of the error. */
export type CallRight = 'yes' | '401' | '403';

/**
 * Returns whether a caller with this role may make the call. Suspended members and admins have the same rights with and
 * without premium.
 */
export function rightToCall(endpoint: Called, caller: CallerRole): CallRight {
  const { auth } = endpoint;
  if (auth === 'none') return 'yes';
  if (caller === 'visitor') return '401';
  const isSuspended = caller === 'suspended' || caller === 'suspended admin';
  if (isSuspended && rejectsSuspendedMembers(endpoint)) return '403';
  if (auth === 'admin') return caller === 'admin' ? 'yes' : '403';
  return auth === 'premium' && caller === 'free' ? '403' : 'yes';
}
