import { loadOnce } from '@/lib/once';

const loadBoth = () => import('./member-navigation');

/** Each part loads once, because Vite waits for the styles of a part only at its first import. */
export const loadMemberNavigation = loadOnce(async () => (await loadBoth()).MemberNavigation);
export const loadMemberBar = loadOnce(async () => (await loadBoth()).MemberBar);
