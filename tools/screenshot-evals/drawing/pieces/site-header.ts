import type { Scene } from '../scene';
import { maybe, shuffled } from '../variety';
import { icon } from './icons';
import { searchField } from './phone';
import { personAvatar, givenName, handleWithOptionalAt, type SalePeople } from './sale-people';

const MENU = [
  'Overview',
  'Orders',
  'Listings',
  'Marketing',
  'Store',
  'Performance',
  'Payments',
  'Messages',
  'Returns',
  'Feedback',
] as const;

/**
 * Draws the top of a marketplace's site: in most pictures the name of the signed-in member, a search field and a menu.
 */
export function siteHeader(scene: Scene, { member }: SalePeople): string {
  const { random } = scene;
  const who = random.pick([
    `Hi ${givenName(member)}!`,
    `Hello, ${givenName(member)}`,
    handleWithOptionalAt(random, member),
    'My Account',
  ]);
  const menu = shuffled(random, MENU)
    .slice(0, random.between(4, 8))
    .map((words, index) => `<span class="${index === 1 ? 'sb' : ''}">${words}</span>`);
  const top = `<div class="row s13" style="padding:8px 28px"><span class="row grow" style="gap:8px">${maybe(random, 0.5, personAvatar(scene, member, 26))}<span>${who}</span></span>${maybe(random, 0.7, `<div style="width:${String(random.between(240, 460))}px">${searchField('Search')}</div>`)}${icon('bell', 18)}<span class="pill s11">${String(random.between(1, 40))}</span>${icon('cart', 18)}</div>`;
  return `${top}${maybe(random, 0.7, `<div class="row s14" style="gap:26px;padding:8px 28px;border-bottom:1px solid var(--line)">${menu.join('')}</div>`)}`;
}
