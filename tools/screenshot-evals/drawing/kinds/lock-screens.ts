import { scrolledToEnd } from '../pieces/bubbles';
import { chatAvatar, chatPeopleOf, nameMark } from '../pieces/chat-people';
import { filledSentence } from '../pieces/filled-words';
import { icon, type IconName } from '../pieces/icons';
import {
  notificationButtons,
  appIcon,
  notificationColumn,
  randomNotificationRenderer,
  lockScreenClock,
  lockScreenFoot,
  lockScreenStatusBar,
  wallpaper,
} from '../pieces/lock-frame';
import { otherNotifications, saleNotification } from '../pieces/notifications';
import { mainPhoto } from '../pieces/pictures';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { maybe } from '../variety';
import { bannerOverHomeScreen } from './lock-screens-over-home';
import { DESKTOP_LOCK_SCREEN_TEMPLATES } from './lock-screens-on-desktop';

/** Draws the lock screen of a phone, with a large clock, and notifications at the lower edge. */
function stacked(scene: Scene): string {
  const { random } = scene;
  const draw = randomNotificationRenderer(scene);
  const others = otherNotifications(scene, random.between(2, 5)).map((one) => draw(one));
  const sale = draw(saleNotification(scene), maybe(random, 0.3, notificationButtons(scene)));
  const place = random.pick([0, 0, 1, others.length]);
  const cards = [...others.slice(0, place), sale, ...others.slice(place)];
  const list = notificationColumn(cards, random.between(4, 10));
  const more = maybe(
    random,
    0.3,
    `<div class="center s12 sb" style="padding:8px">+${String(random.between(2, 9))} more from ${random.pick(['Mail', 'Messages', 'Chats'])}</div>`,
  );
  return wallpaper(
    scene,
    `${lockScreenStatusBar(scene)}${lockScreenClock(scene, random.between(64, 104))}<div class="grow" style="position:relative;overflow:hidden">${random.chance(0.6) ? scrolledToEnd(list + more) : list + more}</div>${lockScreenFoot(scene)}`,
  );
}

/** Draws the list of all notifications on a phone, grouped by app. */
function grouped(scene: Scene): string {
  const { random } = scene;
  const draw = randomNotificationRenderer(scene);
  const heading = (words: string, size: string) =>
    `<div class="between" style="padding:10px 16px 6px;align-items:center"><span class="${size} b">${words}</span><span style="width:26px;height:26px;border-radius:50%;background:rgba(60,60,70,.5);color:#fff;display:flex;align-items:center;justify-content:center">${icon('close', 13)}</span></div>`;
  const edge =
    '<div style="height:7px;margin:0 22px;border-radius:0 0 14px 14px;background:rgba(120,120,130,.55)"></div>';
  const group = (cards: readonly string[]) =>
    `${notificationColumn(cards, 6)}${maybe(random, 0.4, edge)}`;
  const others = otherNotifications(scene, random.between(5, 8)).map((one) => draw(one));
  const sale = draw(saleNotification(scene));
  const cut = random.between(1, 3);
  const parts = [
    group([sale, ...others.slice(0, 1)]),
    heading(random.pick(['Notification Center', 'Earlier', 'Yesterday', 'Messages']), 's20'),
    group(others.slice(1, cut + 2)),
    heading(random.pick(['Older', 'Family', 'Silent', 'Sunday']), 's16'),
    group(others.slice(cut + 2)),
  ];
  return wallpaper(
    scene,
    `${lockScreenStatusBar(scene)}${lockScreenClock(scene, random.between(40, 62))}<div class="grow" style="overflow:hidden">${parts.join('')}</div>${lockScreenFoot(scene)}`,
  );
}

const TILES: readonly (readonly [IconName, string])[] = [
  ['home', 'Internet'],
  ['bell', 'Do not disturb'],
  ['star', 'Flashlight'],
  ['lock', 'Auto-rotate'],
  ['pin', 'Location'],
  ['share', 'Quick Share'],
  ['truck', 'Airplane'],
  ['camera', 'Scan code'],
];

function tiles({ random }: Scene): string {
  const isRound = random.chance(0.5);
  const tile = ([name, words]: readonly [IconName, string], index: number) => {
    const tone =
      index % 3 === 0 ? 'background:var(--accent);color:var(--bg)' : 'background:var(--soft)';
    return isRound
      ? `<span style="width:44px;height:44px;border-radius:50%;${tone};display:flex;align-items:center;justify-content:center">${icon(name, 19)}</span>`
      : `<span class="row s13" style="flex:1 1 40%;border-radius:22px;padding:12px 14px;${tone}">${icon(name, 17)}${words}</span>`;
  };
  const count = isRound ? 6 : random.pick([2, 4, 6]);
  const bright = `<div class="row" style="padding-top:12px">${icon('star', 15)}<div class="grow soft" style="height:9px;border-radius:5px"><div style="width:${String(random.between(20, 90))}%;height:9px;border-radius:5px;background:var(--accent)"></div></div></div>`;
  return `<div class="padx" style="padding-bottom:12px"><div style="display:flex;flex-wrap:wrap;gap:8px;justify-content:space-between">${TILES.slice(0, count).map(tile).join('')}</div>${maybe(random, 0.6, bright)}</div>`;
}

/** Draws the pulled-down panel of a phone: switches, music, then the notifications. */
function shade(scene: Scene): string {
  const { random, screen, soldOn } = scene;
  const draw = randomNotificationRenderer(scene);
  const cast = chatPeopleOf(scene);
  const music = `<div class="card row" style="margin:0 10px 8px">${appIcon(scene, 'Music', 48)}<div class="grow"><div class="s14 sb">${random.pick(['Ruby Skies', 'April Again', 'Olive Street', 'Madison Nights'])}</div><div class="s12 m">${random.pick(['The Paper Lanterns', 'Harbor Radio', 'Rose & Thorn Band'])}</div></div>${icon('heart', 18)}${icon('right', 22)}</div>`;
  const person = cast.me;
  const call = `<div class="card row" style="margin:0 10px 8px">${chatAvatar(random, person, 40)}<div class="grow"><div class="s14 sb">${nameMark(person, 20)}</div><div class="s12 m">${random.pick(['Ongoing call · 04:12', 'Incoming video call', 'Shared location'])}</div></div><span class="pill s12">${random.pick(['Hang up', 'Answer', 'Stop'])}</span></div>`;
  const others = otherNotifications(scene, random.between(3, 6)).map((one) => draw(one));
  const sale = draw(saleNotification(scene), maybe(random, 0.5, notificationButtons(scene)));
  const label = (words: string) =>
    `<div class="s12 m sb" style="padding:9px 18px 5px">${words}</div>`;
  const list = random.chance(0.5)
    ? `${notificationColumn([sale], 5)}${label('Conversations')}${notificationColumn(others.slice(0, 2), 4)}${label('Silent')}${notificationColumn(others.slice(2), 4)}`
    : notificationColumn([...others.slice(0, 1), sale, ...others.slice(1)], random.between(2, 8));
  const day = `${String(soldOn.month)}/${String(soldOn.day)}`;
  return `<div id="shot" style="width:${String(screen.width)}px;height:${String(screen.height)}px;display:flex;flex-direction:column">${lockScreenStatusBar(scene)}<div class="between padx" style="padding-bottom:10px;align-items:center"><span class="s26">${String(random.between(1, 12))}:${String(random.between(10, 59))}</span><span class="s13 m">${day} · ${filledSentence(scene, '{day}', cast)}</span></div>${tiles(scene)}${random.pick(['', '', music, call])}<div class="grow" style="overflow:hidden">${list}</div><div class="between padx s13 a" style="padding-top:8px;padding-bottom:14px"><span>Manage</span><span>Clear all</span></div></div>`;
}

/**
 * Draws the lock screen of a phone on which the notification of the sale is expanded. The notifications below it are
 * dimmed.
 */
function opened(scene: Scene): string {
  const { random } = scene;
  const draw = randomNotificationRenderer(scene);
  const photo = `<div style="padding-top:10px">${mainPhoto(scene, `height:${String(random.between(130, 300))}px;border-radius:12px`)}</div>`;
  const sale = draw(
    { ...saleNotification(scene), aside: '' },
    `${photo}${notificationButtons(scene)}`,
  );
  const others = otherNotifications(scene, random.between(2, 4)).map((one) => draw(one));
  const dimmed = others.map((card) => `<div style="opacity:.72">${card}</div>`);
  const cards = random.chance(0.75)
    ? [sale, ...dimmed]
    : [...dimmed.slice(0, 1), sale, ...dimmed.slice(1)];
  return wallpaper(
    scene,
    `${lockScreenStatusBar(scene)}${maybe(random, 0.7, lockScreenClock(scene, random.between(44, 80)))}<div class="grow" style="overflow:hidden">${notificationColumn(cards, random.between(6, 12))}</div>${lockScreenFoot(scene)}`,
  );
}

export const LOCK_SCREEN_TEMPLATES = [
  ...templatesOf('ebay', 'seller-mobile', {
    'locked-stack': stacked,
    'over-home': bannerOverHomeScreen,
  }),
  ...templatesOf('poshmark', 'seller-mobile', { 'locked-groups': grouped, 'locked-photo': opened }),
  ...templatesOf('depop', 'seller-mobile', { 'locked-stack': stacked, 'locked-photo': opened }),
  ...templatesOf('mercari', 'seller-mobile', {
    'pulled-shade': shade,
    'over-home': bannerOverHomeScreen,
  }),
  ...templatesOf('facebook', 'seller-mobile', { 'pulled-shade': shade, 'locked-groups': grouped }),
  ...templatesOf('etsy', 'seller-mobile', { 'locked-stack': stacked }),
  ...DESKTOP_LOCK_SCREEN_TEMPLATES,
];
