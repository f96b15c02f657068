import { loadedOnce } from '@/lib/loaded-once';

const load = () => import('./member-navigation');

/** Once each, because Vite waits for the styles of a part only at its first import. */
export const memberNavigation = loadedOnce(async () => (await load()).MemberNavigation);
export const memberBar = loadedOnce(async () => (await load()).MemberBar);
