import type { Logger } from '../lib/logger';

interface NotifyOfCreationParts<Params> {
  readonly notify: (params: Params) => Promise<void>;
  readonly log: Logger;
}

/** Notifies of a new document, by the ids in its path. A failed run is retried. */
export function createNotifyOfCreation<Params extends object>({
  notify,
  log,
}: NotifyOfCreationParts<Params>) {
  return async (params: Params): Promise<void> => {
    try {
      await notify(params);
    } catch (error) {
      log.error('notification_failed', { ...params, error });
      throw error;
    }
  };
}
