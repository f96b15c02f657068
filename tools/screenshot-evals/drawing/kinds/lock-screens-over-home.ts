import { chatAvatar, chatPeopleOf, nameMark, randomChatPersons } from '../pieces/chat-people';
import { filledSentence } from '../pieces/filled-words';
import {
  appIcon,
  randomNotificationRenderer,
  notificationColumn,
  lockScreenStatusBar,
  wallpaper,
} from '../pieces/lock-frame';
import { otherNotifications, saleNotification } from '../pieces/notifications';
import type { Scene } from '../scene';

const APPS = ['Photos', 'Maps', 'Notes', 'Camera', 'Music', 'Health', 'Clock', 'Files', 'Books'];
const SHOPS = [
  'eBay',
  'Poshmark',
  'Depop',
  'Mercari',
  'Etsy',
  'Venmo',
  'Chase',
  'Kohl’s',
  'Wendy’s',
];

/** Draws the home screen of a phone, with apps, widgets and a banner that reports the sale. */
export function bannerOverHomeScreen(scene: Scene): string {
  const { random, screen } = scene;
  const draw = randomNotificationRenderer(scene);
  const cast = chatPeopleOf(scene);
  const app = (name: string) =>
    `<div class="center s11" style="width:25%;padding:9px 0"><div style="display:flex;justify-content:center;padding-bottom:4px">${appIcon(scene, name, 54)}</div>${name}</div>`;
  const widget = (html: string) =>
    `<div style="flex:1;border-radius:20px;background:var(--bg);color:var(--fg);padding:12px 14px;min-height:130px">${html}</div>`;
  const events = [
    '{time} Lunch with {third}',
    '{third}’s recital',
    'Call {thirdname}',
    'Dentist, {time}',
    'Drop off at {place}',
  ];
  const start = random.between(0, 2);
  const calendar = `<div class="s12 a b up">${filledSentence(scene, '{day}', cast)}</div>${events
    .slice(start, start + 3)
    .map(
      (one) => `<div class="s12" style="padding-top:5px">${filledSentence(scene, one, cast)}</div>`,
    )
    .join('')}`;
  const people = `<div class="s12 b">${random.pick(['Favorites', 'Family', 'Find people'])}</div><div style="display:flex;flex-direction:column;gap:6px;padding-top:7px">${randomChatPersons(
    random,
    3,
  )
    .map(
      (one) =>
        `<div class="row s12">${chatAvatar(random, one, 24)}${nameMark({ ...one, name: one.given }, 14)}</div>`,
    )
    .join('')}</div>`;
  const weather = `<div class="s13 sb">${filledSentence(scene, '{place}', cast)}</div><div class="s32">${String(random.between(20, 99))}°</div><div class="s12 m">Mostly sunny</div>`;
  const widgets = random.pick([
    [calendar, people],
    [weather, calendar],
    [people, weather],
  ]);
  const other = otherNotifications(scene, 1).map((one) => draw(one));
  const banner = notificationColumn(
    [draw(saleNotification(scene)), ...(random.chance(0.4) ? other : [])],
    6,
  );
  return wallpaper(
    scene,
    `${lockScreenStatusBar(scene)}${banner}<div class="grow" style="overflow:hidden;padding:14px"><div style="display:flex;gap:14px">${widgets.map(widget).join('')}</div><div style="display:flex;flex-wrap:wrap">${[
      ...SHOPS,
      ...APPS,
    ]
      .slice(random.between(0, 3), screen.height > 850 ? 16 : 12)
      .map(app)
      .join(
        '',
      )}</div></div><div style="margin:0 12px 14px;border-radius:26px;background:rgba(140,140,150,.35);display:flex;padding:6px 0">${['Phone', 'Mail', 'Web', 'Chats'].map(app).join('')}</div>`,
  );
}
