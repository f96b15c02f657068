import type { SharedLinks } from '../../services/links/shared-links';
import type { Handlers } from '../handler';

export const createLinksHandlers = ({
  sharedLinks,
}: {
  readonly sharedLinks: SharedLinks;
}): Handlers<'countSharedLink'> => ({
  countSharedLink: ({ params, body }, { actor }) =>
    sharedLinks.count({ ...params, target: body.shareType, actor }),
});
