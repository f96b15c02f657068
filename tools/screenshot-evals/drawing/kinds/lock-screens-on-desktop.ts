import { dayFormats } from '../days';
import { escapedHtml } from '../marks';
import { messageBubbles, messageField } from '../pieces/bubbles';
import { chatAvatar, chatPeopleOf, nameMark } from '../pieces/chat-people';
import { saleConversation } from '../pieces/conversations';
import { randomTimeOfDay, filledSentence } from '../pieces/filled-words';
import { icon } from '../pieces/icons';
import {
  appIcon,
  randomNotificationRenderer,
  lockScreenClock,
  wallpaper,
} from '../pieces/lock-frame';
import { otherNotifications, saleNotification } from '../pieces/notifications';
import { shortenedTitle } from '../pieces/parts';
import { productThumbnail } from '../pieces/pictures';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { maybe } from '../variety';

const MENUS = ['Finder', 'File', 'Edit', 'View', 'Go', 'Window', 'Help'];

const topBar = (scene: Scene) =>
  `<div class="between s13" style="padding:4px 16px;background:rgba(20,20,26,.45);color:#fff;flex:none"><span class="row" style="gap:16px">${MENUS.map((word) => `<span>${word}</span>`).join('')}</span><span class="row" style="gap:14px">${icon('search', 14)}${icon('bell', 14)}<span>${dayFormats.weekdayWithoutYear(scene.soldOn)} ${randomTimeOfDay(scene.random)}</span></span></div>`;

/** Draws a window on a desktop that is not about the sale: a spreadsheet of stock, or a chat. */
function openWindow(scene: Scene): string {
  const { random, others, style, screen } = scene;
  const cast = chatPeopleOf(scene);
  const width = Math.round(screen.width * (random.between(44, 58) / 100));
  const frame = (heading: string, body: string) =>
    `<div style="position:absolute;left:${String(random.between(24, 90))}px;top:${String(random.between(24, 70))}px;width:${String(width)}px;background:var(--bg);color:var(--fg);border-radius:10px;overflow:hidden;box-shadow:0 10px 40px rgba(0,0,0,.4)"><div class="row soft s13 sb" style="padding:8px 12px">${['#ff5f57', '#febc2e', '#28c840'].map((tint) => `<span style="width:11px;height:11px;border-radius:50%;background:${tint}"></span>`).join('')}<span class="grow center">${heading}</span></div>${body}</div>`;
  if (random.chance(0.5)) {
    const friends = { me: cast.me, you: chatPeopleOf(scene).me };
    const said = saleConversation(scene, friends, { isSeller: false, way: 'local' }).slice(0, 4);
    const talk = messageBubbles(scene, friends, said);
    return frame(nameMark(friends.you, 20), `${talk}${messageField(scene)}`);
  }
  const row = (other: Scene['others'][number]) =>
    `<div class="row s13" style="padding:6px 12px;border-top:1px solid var(--line)">${productThumbnail(other, random, [30, 30], 3)}<span class="grow">${escapedHtml(shortenedTitle(other.title, 40))}</span><span style="white-space:nowrap">${filledSentence(scene, random.pick(['{thirdname}', '{thirdhandle}', 'unsold', '{place}', '{brand}']), cast)}</span><span class="right" style="width:76px;flex:none">${style.money(other.price)}</span></div>`;
  return frame(
    random.pick(['Inventory May', 'stock.xlsx', 'Jordan box – spring', 'To list']),
    others.slice(0, random.between(6, 10)).map(row).join(''),
  );
}

/** Draws a desktop. The panel of notifications is at its right edge. */
function sidePanel(scene: Scene): string {
  const { random, screen } = scene;
  const draw = randomNotificationRenderer(scene);
  const others = otherNotifications(scene, random.between(3, 6)).map((one) => draw(one));
  const sale = draw(saleNotification(scene));
  const place = random.pick([0, 0, 1]);
  const width = random.between(310, 380);
  const panel = `<div style="position:absolute;right:0;top:0;bottom:0;width:${String(width)}px;padding:12px;display:flex;flex-direction:column;gap:8px;overflow:hidden;background:rgba(90,90,110,.25)">${maybe(random, 0.5, `<div class="between s14 sb"><span>Notifications</span><span>Clear all</span></div>`)}${[...others.slice(0, place), sale, ...others.slice(place)].join('')}</div>`;
  return wallpaper(
    scene,
    `${topBar(scene)}<div class="grow" style="position:relative;overflow:hidden;height:${String(screen.height - 30)}px">${openWindow(scene)}${panel}</div>`,
  );
}

/** Draws the lock screen of a computer: the time, the user, and notifications in the middle or at the left. */
function lockedComputer(scene: Scene): string {
  const { random } = scene;
  const draw = randomNotificationRenderer(scene);
  const { me } = chatPeopleOf(scene);
  const others = otherNotifications(scene, random.between(2, 4)).map((one) => draw(one));
  const cards = random.chance(0.7)
    ? [draw(saleNotification(scene)), ...others]
    : [...others.slice(0, 1), draw(saleNotification(scene)), ...others.slice(1)];
  const list = `<div style="width:${String(random.between(360, 460))}px;display:flex;flex-direction:column;gap:8px">${cards.join('')}</div>`;
  const user = `<div class="center col" style="align-items:center;color:#fff;text-shadow:0 1px 6px #000">${chatAvatar(random, me, 74)}<div class="s18 sb">${nameMark(me)}</div><div class="s13" style="border-radius:14px;padding:5px 30px;background:rgba(30,30,40,.6)">${random.pick(['Enter password', 'PIN', 'Touch ID or password', 'Click to sign in'])}</div></div>`;
  const apps = `<div class="row">${['Mail', 'Web', 'Photos'].map((app) => appIcon(scene, app, 40)).join('')}</div>`;
  const middle = random.pick([
    `<div style="display:flex;justify-content:space-around;align-items:center;height:100%;padding:0 60px">${list}${user}</div>`,
    `<div style="display:flex;justify-content:space-around;align-items:center;height:100%;padding:0 60px">${user}${list}</div>`,
    `<div style="display:flex;flex-direction:column;align-items:center;gap:24px">${list}${user}</div>`,
  ]);
  return wallpaper(
    scene,
    `${lockScreenClock(scene, random.between(70, 110))}<div class="grow" style="overflow:hidden">${middle}</div><div style="padding:10px 24px;flex:none">${maybe(random, 0.6, apps)}</div>`,
  );
}

export const DESKTOP_LOCK_SCREEN_TEMPLATES = [
  ...templatesOf('etsy', 'desktop-listing', { 'side-panel': sidePanel }),
  ...templatesOf('ebay', 'desktop-listing', { 'side-panel': sidePanel }),
  ...templatesOf('poshmark', 'desktop-listing', { 'locked-computer': lockedComputer }),
  ...templatesOf('mercari', 'desktop-listing', { 'locked-computer': lockedComputer }),
];
