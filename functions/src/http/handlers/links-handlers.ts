import type { SharedLinkCounter } from '../../services/links/shared-link-counter';
import type { Handlers } from '../handler';

export const createLinksHandlers = ({
  sharedLinks,
}: {
  readonly sharedLinks: SharedLinkCounter;
}): Handlers<'countSharedLink'> => ({
  countSharedLink: ({ params, body }, { actor }) =>
    sharedLinks.count({ ...params, target: body.shareType, actor }),
});
