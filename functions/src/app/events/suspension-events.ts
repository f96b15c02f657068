import { rulingChange } from '../../domain/moderation/ruling-change';
import { bySystem } from '../../lib/authority';
import { createEndedSuspensions } from '../../services/moderation/ended-suspensions';
import { createNotifyOfSanctions } from '../../services/notifications/notify-of-sanctions';
import { createAccountServices } from '../account-services';
import type { Backend } from '../backend';
import { createModerationServices } from '../moderation-services';
import { createNotificationWriting } from '../notification-writing';
import { pushesIn } from '../push-services';
import { createSanctionServices } from '../sanction-services';
import { createServices } from '../services';
import type { Work, Written } from './event-row';

/** Tells a member that they were warned, suspended or restored, and does what follows from a suspension and its end. */
export function followRuling(backend: Backend): Work<Written<'rulings/{rulingId}'>> {
  const { repos } = backend;
  const shared = createServices(backend);
  const { suspensionEffects } = createSanctionServices({
    ...{ backend, shared, accounts: createAccountServices(backend, shared) },
    moderation: createModerationServices({ ...backend, media: () => backend.gateways.media }),
  });
  const { users, rulings } = repos;
  const write = createNotificationWriting({ repos, ...pushesIn(backend) });
  const notify = createNotifyOfSanctions({ write, users, rulings });
  return async ({ rulingId, before, after }) => {
    const { hasBegun, hasEnded, suspended } = rulingChange(before, after);
    if (hasBegun) await notify.begun(rulingId);
    if (suspended !== null) await suspensionEffects.follow(bySystem('job or trigger', suspended));
    if (hasEnded) await notify.ended(rulingId);
  };
}

export function endSuspensions({ repos, log, now }: Backend): Work<void> {
  const { runOutSuspensions } = repos;
  const suspensions = createEndedSuspensions({ runOutSuspensions, log, now });
  return () => suspensions.end();
}
