import { loadOnce } from '@/lib/once';

const loadBoth = () => import('./member-navigation');

/**
 * Imports the members' navigation of the header once and shares the result. Vite waits for the styles of a lazy part
 * only on its first import, so a second import could end before the styles are loaded.
 */
export const loadMemberNavigation = loadOnce(async () => (await loadBoth()).MemberNavigation);
export const loadMemberBottomBarLinks = loadOnce(
  async () => (await loadBoth()).MemberBottomBarLinks,
);
