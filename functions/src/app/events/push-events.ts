import { createDuePushes } from '../../services/notifications/due-pushes';
import { createPushes } from '../../services/notifications/pushes';
import type { Backend } from '../backend';
import { createPushesDeps } from '../push-services';
import type { EventWork } from './event-row';

/**
 * The longest time that a run of the job may take, in milliseconds. It must be shorter than the interval between two
 * runs.
 */
const RUN_MS = 45 * 1000;

export function pushDueNotifications(backend: Backend): EventWork<void> {
  const deps = createPushesDeps(backend);
  if (!deps) return () => Promise.resolve();
  const duePushes = createDuePushes({ ...deps, pushes: createPushes(deps) });
  return () => duePushes.push(new Date(deps.now().getTime() + RUN_MS));
}
