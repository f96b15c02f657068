import { useSessionChanges } from '@/features/accounts/model/use-session-changes';
import { PlanSync } from './plan-sync';

/** Follows the session of this tab and of the others, and the member's plan. Loads after the first paint. */
export function SessionChanges() {
  useSessionChanges();
  return <PlanSync />;
}
