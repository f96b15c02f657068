import { createPushRecipients } from '../services/notifications/push-recipients';
import { createPushSending } from '../services/notifications/push-sending';
import { createPushes, type Pushes, type PushesDeps } from '../services/notifications/pushes';
import { createShowablePushes } from '../services/notifications/showable-pushes';
import type { Backend } from './backend';

/** Returns the dependencies of pushes, or null if the site cannot send pushes. */
export function createPushesDeps({ gateways, repos, log, now }: Backend): PushesDeps | null {
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
    wantsOf: createPushRecipients({ users, notificationSettings, now }),
    showable: createShowablePushes({ blocks: repos.blocks, comments: repos.comments }),
    send: createPushSending({ gateway, pushDevices, ownNotifications, log }),
  };
}

const NO_PUSHES: Pushes = { becameUnread: () => Promise.resolve() };

/**
 * Returns the service that sends pushes about notifications that have become unread. It does nothing if the site cannot
 * send pushes.
 */
export function createPushServices(backend: Backend): Pushes {
  const deps = createPushesDeps(backend);
  return deps ? createPushes(deps) : NO_PUSHES;
}
