import { createDuePushSender } from '../../services/notifications/due-push-sender';
import { createPushDispatcher } from '../../services/notifications/push-dispatcher';
import type { Backend } from '../backend';
import { createPushesDeps } from '../push-services';
import type { BackgroundWork } from './background-function';

/**
 * The longest time that a run of the job may take, in milliseconds. It must be shorter than the interval between two
 * runs.
 */
const RUN_MS = 45 * 1000;

export function pushDueNotifications(backend: Backend): BackgroundWork<void> {
  const deps = createPushesDeps(backend);
  if (!deps) return () => Promise.resolve();
  const duePushes = createDuePushSender({ ...deps, pushes: createPushDispatcher(deps) });
  return () => duePushes.push(new Date(deps.now().getTime() + RUN_MS));
}
