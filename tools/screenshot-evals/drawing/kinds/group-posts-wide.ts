import { randomPerson, type Person } from '../people';
import { browserWindow } from '../pieces/browser';
import {
  randomTimeAgo,
  randomPeople,
  randomFaceRenderer,
  givenNameMark,
  handleWithPrefixMark,
  shortenedNameMark,
  sentenceWithNames,
  timesInOrder,
  type DrawFace,
} from '../pieces/crowd';
import {
  commenterHandleMark,
  commenterNameMark,
  commentThread,
  reactionsToPost,
  randomComment,
  salePostText,
  type WriteName,
} from '../pieces/comments';
import { icon } from '../pieces/icons';
import { mobileBrowserPage } from '../pieces/mobile-web';
import { mainPhoto } from '../pieces/pictures';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { maybe } from '../variety';
import { windowBar } from './mail-frames';
import { GROUP_NAMES, NEIGHBORHOOD_NAMES, postButtons } from './post-parts';

/** Draws a list of people at the edge of a page: friends who are online, members, or people who posted lately. */
function people({ random }: Scene, faces: DrawFace, named: WriteName, heading: string): string {
  const rows = randomPeople(random, random.between(5, 11)).map(
    (person) =>
      `<div class="row s13" style="padding:5px 0">${faces(person, 26)}<span class="grow">${named(person)}</span></div>`,
  );
  return `<div class="s14 sb" style="padding:8px 0 4px">${heading}</div>${rows.join('')}`;
}

/** Draws a page of a group: the menu at the left, a post in the middle, the members at the right. */
function groupPage(scene: Scene): string {
  const { random, screen } = scene;
  const [poster, me] = randomPeople(random, 2);
  const faces = randomFaceRenderer(random);
  const group = random.pick(GROUP_NAMES);
  const menu = ['Home', group, 'Marketplace', 'Reseller Wins', 'May Day Market', 'Saved'].map(
    (word) => `<div class="s14" style="padding:7px 0">${icon('tag', 15)} ${word}</div>`,
  );
  const left = `<div style="flex:none;width:${String(random.between(190, 240))}px;padding:14px"><div class="row s14 sb" style="padding-bottom:8px">${faces(me ?? poster, 28)}<span>${shortenedNameMark(me ?? poster, 22)}</span></div>${menu.join('')}</div>`;
  const words = `<div class="s15" style="padding:10px 0">${salePostText(scene)}</div>`;
  const picture = maybe(
    random,
    0.7,
    mainPhoto(scene, `height:${String(random.between(130, 240))}px;border-radius:8px`),
  );
  const post = `<div class="box"><div class="row">${faces(poster, 40)}<div class="grow s15"><b>${shortenedNameMark(poster)}</b><div class="s12 m">${group} · ${randomTimeAgo(random)}</div></div>${icon('more')}</div>${random.chance(0.6) ? words + picture : picture + words}${reactionsToPost(random, commenterNameMark)}${postButtons(scene)}${commentThread(scene, poster, { faces, named: commenterNameMark }, 11)}</div>`;
  const top = maybe(
    random,
    0.5,
    `<div class="row soft s14 m" style="border-radius:20px;padding:9px 14px;margin-bottom:12px">What are you selling, ${givenNameMark(me ?? poster)}?</div>`,
  );
  const about = `<div class="card s13"><b>About</b><div class="m">${String(random.between(2, 90))}.${String(random.between(1, 9))}K members. Be kind. No Tommy Hilfiger fakes.</div><div>Admins: ${shortenedNameMark(randomPerson(random), 20)}</div></div>`;
  return browserWindow(scene, {
    tab: random.pick([group, 'Facebook', '(7) Groups']),
    url: random.pick(['facebook.com/groups/', 'groups.example.com/posts/4']),
    body: `<div style="display:flex;height:${String(screen.height)}px">${left}<div class="grow" style="padding:14px;max-width:${String(random.between(520, 680))}px">${top}${post}</div><div style="flex:none;width:240px;padding:14px">${maybe(random, 0.6, about)}${people(scene, faces, commenterNameMark, random.pick(['Contacts', 'Members', 'New members', 'Online']))}</div></div>`,
  });
}

/** Draws one post in the thread of a forum. The name of its writer is beside or above the text. */
function forumEntry({ random }: Scene, faces: DrawFace, isWide: boolean) {
  const shows = random.chance(0.5);
  return (person: Person, html: string) => {
    const facts = `<div class="s11 m">${random.pick(['Senior Member', 'Newbie', 'Moderator', 'Will trade'])}<br>Posts: ${String(random.between(3, 4200))}<br>From: ${random.pick(NEIGHBORHOOD_NAMES)}</div>`;
    const sign = maybe(
      random,
      0.35,
      `<div class="s12 m rule" style="margin-top:8px;padding-top:4px">${sentenceWithNames(random, [person], random.pick(['-{given}', '{name}', 'Cheers, {given}', 'Collecting since 1998']))}</div>`,
    );
    const who = `<b class="s14">${handleWithPrefixMark(person, '')}</b>${maybe(random, 0.3, `<div class="s12">${shortenedNameMark(person)}</div>`)}`;
    return isWide
      ? `<div class="box" style="display:flex;padding:0;margin-bottom:10px"><div class="soft" style="flex:none;width:200px;padding:10px">${faces(person, 44)}${who}${shows ? facts : ''}</div><div class="grow s14" style="padding:10px 14px"><div class="s11 m" style="padding-bottom:6px">${randomTimeAgo(random)} · #${String(random.between(1, 60))}</div>${html}${sign}</div></div>`
      : `<div class="rule" style="padding:10px 0"><div class="row">${faces(person, 32)}<div class="grow">${who}</div><span class="s11 m">${randomTimeAgo(random)}</span></div><div class="s14" style="padding-top:6px">${html}${sign}</div></div>`;
  };
}

/** Draws the posts in a thread of a forum. */
function thread(scene: Scene, isWide: boolean): string {
  const { random, buyer } = scene;
  const [poster, ...others] = randomPeople(random, 6);
  const entry = forumEntry(scene, randomFaceRenderer(random), isWide);
  const picture = maybe(
    random,
    0.6,
    mainPhoto(
      scene,
      `width:${String(random.between(160, 300))}px;height:${String(random.between(110, 190))}px;margin-top:8px`,
    ),
  );
  const quote = `<div class="soft s13" style="border-left:3px solid var(--line);padding:6px 10px;margin-bottom:6px"><b>${handleWithPrefixMark(poster, '')} said:</b><div>${random.pick(['Sold, thanks all', 'Price is firm', 'Pictures tomorrow'])}</div></div>`;
  const answers = [buyer, ...others].map((person) =>
    entry(person, `${maybe(random, 0.4, quote)}${randomComment(random)}`),
  );
  return `${entry(poster, salePostText(scene) + picture)}${answers.join('')}`;
}

const crumbs = ({ random }: Scene) =>
  `<div class="s12 m" style="padding-bottom:4px">Forum › ${random.pick(GROUP_NAMES)} › ${random.pick(['For Sale', 'Sold & Traded', 'B/S/T'])}</div>`;

function forum(scene: Scene): string {
  const { random } = scene;
  const heading = `<div class="s20 b" style="padding-bottom:10px">${random.pick(['Sold today', 'What did you sell? June thread', 'Sales brag thread', '[SOLD] Thanks everyone'])}</div>`;
  const members = `<div class="s12 m rule" style="padding:8px 0">Reading this thread: ${randomPeople(random, 3).map(commenterHandleMark).join(', ')}</div>`;
  return browserWindow(scene, {
    tab: 'Forum',
    url: 'forum.example.com/t/',
    body: `<div class="row between soft" style="padding:10px 24px"><b class="s18 a">${random.pick(['Collectors’ Corner', 'Resell Talk', 'Thread & Thrift'])}</b><span class="s13">Welcome, ${handleWithPrefixMark(randomPerson(random), '')} · Log out</span></div><div style="width:${String(random.between(820, 1080))}px;margin:auto;padding-top:14px">${crumbs(scene)}${heading}${maybe(random, 0.5, members)}${thread(scene, true)}</div>`,
  });
}

const forumOnPhone = (scene: Scene): string =>
  mobileBrowserPage(scene, {
    host: 'forum.example.com',
    body: `<div class="pad">${crumbs(scene)}<div class="s18 b" style="padding-bottom:8px">${scene.random.pick(['Sold today', '[SOLD] Thanks everyone', 'Brag about your sales'])}</div>${thread(scene, false)}</div>`,
  });

/** Draws a chat channel of resellers. At the right are the replies to one of its posts. */
function channel(scene: Scene): string {
  const { random, buyer, screen } = scene;
  const [poster, ...others] = randomPeople(random, 11);
  const faces = randomFaceRenderer(random);
  const named = random.pick([commenterNameMark, commenterHandleMark]);
  const times = timesInOrder(random);
  const line = (person: Person, html: string, place: number) =>
    `<div class="row top s14" style="padding:7px 18px">${faces(person, 36)}<div class="grow"><b>${named(person)}</b> <span class="s11 m">${times(place)}</span><div>${html}</div></div></div>`;
  const rooms = ['general', 'sold-brags', 'kate-spade', 'shipping-help', 'bolo', 'off-topic'].map(
    (word) =>
      `<div class="s13 ${word === 'sold-brags' ? 'sb' : 'm'}" style="padding:4px 16px"># ${word}</div>`,
  );
  const side = `<div class="soft" style="flex:none;width:${String(random.between(190, 230))}px;padding-top:14px"><div class="s16 b" style="padding:0 16px 8px">${random.pick(GROUP_NAMES)}</div>${rooms.join('')}<div class="padx">${people(scene, faces, named, 'Direct messages')}</div></div>`;
  const picture = maybe(
    random,
    0.6,
    mainPhoto(scene, 'width:230px;height:150px;border-radius:8px'),
  );
  const count = random.between(0, 2);
  const words = `${salePostText(scene)}${picture}<div class="row s12" style="padding-top:4px"><span class="pill">🎉 ${String(random.between(2, 30))}</span><span class="a">${String(others.length)} replies</span></div>`;
  const talk = [buyer, ...others].map((person, index) =>
    line(person, randomComment(random), index < count ? index : index + 1),
  );
  const post = line(poster, words, count);
  const replies = `<div style="flex:none;width:${String(random.between(280, 340))}px;border-left:1px solid var(--line);padding-top:12px"><div class="s15 b" style="padding:0 18px 8px">Thread</div>${others
    .slice(2, random.between(5, 9))
    .map((person, index) => line(person, randomComment(random), index))
    .join('')}</div>`;
  const middle = `<div class="grow" style="padding-top:12px"><div class="s16 b" style="padding:0 18px 8px"># sold-brags <span class="s12 m">${String(random.between(20, 900))} members</span></div>${talk.slice(0, count).join('')}${post}${talk.slice(count).join('')}</div>`;
  return `<div id="shot" style="width:${String(screen.width)}px;height:${String(screen.height)}px;display:flex;flex-direction:column">${windowBar(scene, random.pick(GROUP_NAMES))}<div class="grow" style="display:flex;overflow:hidden">${side}${middle}${maybe(random, 0.7, replies)}</div></div>`;
}

export const DESKTOP_GROUP_POST_TEMPLATES = [
  ...templatesOf('facebook', 'desktop-listing', { 'post-page': groupPage }),
  ...templatesOf('ebay', 'desktop-listing', { 'post-forum': forum, 'post-channel': channel }),
  ...templatesOf('mercari', 'desktop-listing', { 'post-channel': channel }),
  ...templatesOf('etsy', 'desktop-listing', { 'post-forum': forum }),
  ...templatesOf('poshmark', 'desktop-listing', { 'post-page': groupPage }),
  ...templatesOf('ebay', 'buyer-mobile', { 'post-thread': forumOnPhone }),
  ...templatesOf('depop', 'buyer-mobile', { 'post-thread': forumOnPhone }),
];
