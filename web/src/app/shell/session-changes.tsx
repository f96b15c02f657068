import { useSessionChanges } from '@/features/accounts/model/use-session-changes';

/** Follows the session of this tab and of the others. Loads after the first paint. */
export function SessionChanges() {
  useSessionChanges();
  return null;
}
