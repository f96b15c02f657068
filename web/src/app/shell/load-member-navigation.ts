import { loadOnce } from '@/lib/once';

const loadBoth = () => import('./member-navigation');

/** Loads each part only once, because Vite waits for the styles of a lazy part only at its first import. */
export const loadMemberNavigation = loadOnce(async () => (await loadBoth()).MemberNavigation);
export const loadMemberBar = loadOnce(async () => (await loadBoth()).MemberBar);
