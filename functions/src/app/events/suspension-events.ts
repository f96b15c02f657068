import { rulingChange } from '../../domain/moderation/ruling-change';
import { createSystemWork } from '../../lib/authority';
import { createRunOutSuspensionEnder } from '../../services/moderation/run-out-suspension-ender';
import { createRulingChangeHandler } from '../../services/moderation/suspension-effects';
import { createNotifyOfSanctions } from '../../services/notifications/notify-of-sanctions';
import { createAccountServices } from '../account-services';
import type { Backend } from '../backend';
import { createModerationServices } from '../moderation-services';
import { createNotificationWriterFromRepos } from '../notification-writer';
import { createPushServices } from '../push-services';
import { createSanctionServices } from '../sanction-services';
import { createSharedServices } from '../shared-services';
import type { BackgroundWork, DocumentWrittenEvent } from './background-function';

/**
 * Notifies a member of a warning, a suspension or the end of a suspension. After a suspension begins or ends, also
 * changes the member's sessions, items, reports and subscription.
 */
export function applyRulingEffects(
  backend: Backend,
): BackgroundWork<DocumentWrittenEvent<'rulings/{rulingId}'>> {
  const { repos, now } = backend;
  const shared = createSharedServices(backend);
  const { suspensionEffects } = createSanctionServices({
    backend,
    shared,
    accounts: createAccountServices(backend, shared),
    moderation: createModerationServices({ ...backend, media: () => backend.gateways.media }),
  });
  const { users, rulings } = repos;
  const write = createNotificationWriterFromRepos({ repos, ...createPushServices(backend) });
  const notify = createNotifyOfSanctions({ write, users, rulings, now });
  const follow = createRulingChangeHandler({
    notify,
    followSuspension: (uid) => suspensionEffects.follow(createSystemWork('job or trigger', uid)),
  });
  return async ({ rulingId, before, after }) => {
    await follow(rulingId, rulingChange(before, after));
  };
}

export function endSuspensions({ repos, log, now }: Backend): BackgroundWork<void> {
  const { runOutSuspensions } = repos;
  const suspensions = createRunOutSuspensionEnder({ runOutSuspensions, log, now });
  return () => suspensions.end();
}
