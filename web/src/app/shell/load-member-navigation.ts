import { loadOnce } from '@/lib/once';

const loadBoth = () => import('./member-navigation');

/**
 * Loads the header's navigation for members only once, because Vite waits for the styles of a lazy part only at its
 * first import.
 */
export const loadMemberNavigation = loadOnce(async () => (await loadBoth()).MemberNavigation);
export const loadMemberBar = loadOnce(async () => (await loadBoth()).MemberBar);
