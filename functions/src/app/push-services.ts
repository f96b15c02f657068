import {
  createPushDispatcher,
  type PushDispatcher,
  type PushDispatcherDeps,
} from '../services/notifications/push-dispatcher';
import { createPushFilter } from '../services/notifications/push-filter';
import { createPushPreferenceReader } from '../services/notifications/push-preference-reader';
import { createPushSending } from '../services/notifications/push-sending';
import type { Backend } from './backend';

/** Returns the dependencies of pushes, or null if the site cannot send pushes. */
export function createPushesDeps({
  gateways,
  repos,
  log,
  now,
}: Backend): PushDispatcherDeps | null {
  const { push: gateway } = gateways;
  if (!gateway) return null;
  const { duePushes, unreadNotifications, pushDevices, users, notificationSettings } = repos;
  const { ownNotifications } = repos;
  return {
    duePushes,
    unreadNotifications,
    pushDevices,
    log,
    now,
    wantsOf: createPushPreferenceReader({ users, notificationSettings, now }),
    showable: createPushFilter({ blocks: repos.blocks, comments: repos.comments }),
    send: createPushSending({ gateway, pushDevices, ownNotifications, log }),
  };
}

const NO_PUSHES: PushDispatcher = { onNotificationUnread: () => Promise.resolve() };

/**
 * Returns the service that sends pushes about notifications that have become unread. It does nothing if the site cannot
 * send pushes.
 */
export function createPushServices(backend: Backend): PushDispatcher {
  const deps = createPushesDeps(backend);
  return deps ? createPushDispatcher(deps) : NO_PUSHES;
}
