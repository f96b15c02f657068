import { createDuePushes } from '../../services/notifications/due-pushes';
import { createPushes } from '../../services/notifications/pushes';
import type { Backend } from '../backend';
import { pushesPartsIn } from '../push-services';
import type { Work } from './event-row';

/** Shorter than the interval of the job. */
const RUN_MS = 45 * 1000;

export function pushDueNotifications(backend: Backend): Work<void> {
  const parts = pushesPartsIn(backend);
  if (!parts) return () => Promise.resolve();
  const duePushes = createDuePushes({ ...parts, pushes: createPushes(parts) });
  return () => duePushes.push(new Date(parts.now().getTime() + RUN_MS));
}
