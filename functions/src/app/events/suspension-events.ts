import { rulingChange } from '../../domain/moderation/ruling-change';
import { createSystemWork } from '../../lib/authority';
import { createEndedSuspensions } from '../../services/moderation/ended-suspensions';
import { createRulingFollowing } from '../../services/moderation/suspension-effects';
import { createNotifyOfSanctions } from '../../services/notifications/notify-of-sanctions';
import { createAccountServices } from '../account-services';
import type { Backend } from '../backend';
import { createModerationServices } from '../moderation-services';
import { createNotificationWriting } from '../notification-writing';
import { createPushServices } from '../push-services';
import { createSanctionServices } from '../sanction-services';
import { createServices } from '../services';
import type { EventWork, WrittenEvent } from './event-row';

/**
 * Notifies a member of a warning, a suspension or the end of a suspension. After a suspension begins or ends, also
 * changes the member's sessions, items, reports and subscription.
 */
export function followRuling(backend: Backend): EventWork<WrittenEvent<'rulings/{rulingId}'>> {
  const { repos, now } = backend;
  const shared = createServices(backend);
  const { suspensionEffects } = createSanctionServices({
    backend,
    shared,
    accounts: createAccountServices(backend, shared),
    moderation: createModerationServices({ ...backend, media: () => backend.gateways.media }),
  });
  const { users, rulings } = repos;
  const write = createNotificationWriting({ repos, ...createPushServices(backend) });
  const notify = createNotifyOfSanctions({ write, users, rulings, now });
  const follow = createRulingFollowing({
    notify,
    followSuspension: (uid) => suspensionEffects.follow(createSystemWork('job or trigger', uid)),
  });
  return async ({ rulingId, before, after }) => {
    await follow(rulingId, rulingChange(before, after));
  };
}

export function endSuspensions({ repos, log, now }: Backend): EventWork<void> {
  const { runOutSuspensions } = repos;
  const suspensions = createEndedSuspensions({ runOutSuspensions, log, now });
  return () => suspensions.end();
}
