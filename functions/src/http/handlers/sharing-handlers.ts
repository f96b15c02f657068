import type { Sharing } from '../../services/sharing';
import type { Handlers } from '../handler';

/** Answers `POST /api/items/screenshot`. */
export function createSharingHandlers({
  sharing,
}: {
  readonly sharing: Sharing;
}): Handlers<'shareScreenshot'> {
  return {
    shareScreenshot: ({ body, file }, { actor, idempotencyKey, log }) =>
      sharing.share({
        uid: actor.uid,
        sale: body,
        screenshot: file.bytes,
        idempotencyKey,
        log,
      }),
  };
}
