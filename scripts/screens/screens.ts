import { ADMIN_SCREENS } from './admin-screens';
import { ITEM_SCREENS } from './item-screens';
import { LIST_SCREENS } from './list-screens';
import { MEMBER_SCREENS } from './member-screens';
import { PAGE_SCREENS } from './page-screens';
import type { Screen } from './screen';
import { SHARE_SCREENS } from './share-screens';

/** All screens to capture: every page, and what opens on a page after a tap. */
export const SCREENS: readonly Screen[] = [
  ...PAGE_SCREENS,
  ...LIST_SCREENS,
  ...ITEM_SCREENS,
  ...SHARE_SCREENS,
  ...MEMBER_SCREENS,
  ...ADMIN_SCREENS,
];
