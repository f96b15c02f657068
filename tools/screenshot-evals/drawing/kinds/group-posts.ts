import { randomPerson, type Person } from '../people';
import {
  randomTimeAgo,
  randomPeople,
  randomFaceRenderer,
  givenNameMark,
  handleWithPrefixMark,
  shortenedNameMark,
  sentenceWithNames,
  timesInOrder,
} from '../pieces/crowd';
import {
  commenterHandleMark,
  commenterNameMark,
  commentThread,
  reactionsToPost,
  randomComment,
  salePostText,
} from '../pieces/comments';
import { icon } from '../pieces/icons';
import { appBar, phonePage, searchField, tabBar } from '../pieces/phone';
import { mainPhoto } from '../pieces/pictures';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';
import { DESKTOP_GROUP_POST_TEMPLATES } from './group-posts-wide';
import { commentField, GROUP_NAMES, NEIGHBORHOOD_NAMES, postButtons } from './post-parts';

const photo = (scene: Scene, least: number, most: number, css = '') =>
  mainPhoto(scene, `height:${String(scene.random.between(least, most))}px;${css}`);

/** Draws a post in a group, as the app shows it. */
function groupFeed(scene: Scene): string {
  const { random } = scene;
  const poster = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const group = random.pick(GROUP_NAMES);
  const [first, second] = random.chance(0.5)
    ? [group, `${shortenedNameMark(poster, 26)} · `]
    : [shortenedNameMark(poster), maybe(random, 0.5, `${group} · `)];
  const head = `<div class="row">${faces(poster, 40)}<div class="grow"><div class="s15 b">${first}</div><div class="s12 m">${second}${randomTimeAgo(random)}</div></div>${icon('more')}</div>`;
  const words = `<div class="s15" style="padding:8px 0">${salePostText(scene)}</div>`;
  const picture = random.chance(0.75)
    ? photo(scene, 120, 260, `border-radius:${random.pick(['0', '10px'])}`)
    : '';
  return phonePage(scene, {
    bar: appBar(random.pick([group, `${shortenedNameMark(poster, 24)}’s post`, 'Post']), {
      buttons: ['search', 'more'],
      centred: random.chance(0.3),
    }),
    body: `<div class="pad">${maybe(random, 0.3, `<div class="s13 m" style="padding-bottom:8px">${sentenceWithNames(random, randomPeople(random, 2), random.pick(['{name} commented on this.', 'Pinned by {name}', '{given} and 3 other friends are members']))}</div>`)}${head}${random.chance(0.7) ? words + picture : picture + words}${reactionsToPost(random, commenterNameMark)}${postButtons(scene)}${maybe(random, 0.5, '<div class="s13 sb" style="padding:6px 0">Most relevant</div>')}${commentThread(scene, poster, { faces, named: commenterNameMark }, 7)}</div>`,
    below: commentField(scene, poster),
  });
}

/** Draws a feed of photos that members have posted, each with the handle of the member. */
function photoFeed(scene: Scene): string {
  const { random } = scene;
  const poster = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const stories = randomPeople(random, 6).map(
    (person) =>
      `<div class="center s10" style="flex:none;width:64px;overflow:hidden"><div style="width:48px;margin:0 auto 2px">${faces(person, 48)}</div>${handleWithPrefixMark({ ...person, handle: person.handle.slice(0, 9) }, '')}</div>`,
  );
  const head = `<div class="row padx" style="padding-top:8px;padding-bottom:8px">${faces(poster, 32)}<div class="grow s14"><b>${commenterHandleMark(poster)}</b>${maybe(random, 0.5, `<div class="s11 m">${random.pick(NEIGHBORHOOD_NAMES)}</div>`)}</div>${icon('more')}</div>`;
  const row = `<div class="row" style="gap:16px;padding:10px 0 4px">${icon('heart')}${icon('chat')}${icon('share')}<span class="grow"></span>${icon('tag')}</div>`;
  const caption = `<div class="s14"><b>${commenterHandleMark(poster)}</b> ${salePostText(scene)}</div>`;
  return phonePage(scene, {
    bar: random.pick([
      appBar('Posts', { centred: true }),
      `<div class="between padx" style="height:42px;align-items:center"><b class="s20">${random.pick(['snapshots', 'Feed', 'For you'])}</b><span class="row">${icon('heart')}${icon('chat')}</span></div>`,
    ]),
    body: `${maybe(random, 0.5, `<div style="display:flex;gap:8px;padding:6px 12px">${stories.join('')}</div>`)}${head}${photo(scene, 160, 330)}<div class="padx">${row}${reactionsToPost(random, commenterHandleMark)}${caption}<div class="s13 m" style="padding:5px 0">View all ${String(random.between(4, 80))} comments</div>${commentThread(scene, poster, { faces, named: commenterHandleMark }, 5)}</div>`,
    below: tabBar(
      [
        ['home', 'Home'],
        ['search', 'Explore'],
        ['camera', 'Sell'],
        ['bell', 'News'],
        ['person', 'Me'],
      ],
      random.between(0, 4),
    ),
  });
}

/** Draws a post about the sale in a feed of posts by neighbors. */
function neighbors(scene: Scene): string {
  const { random } = scene;
  const poster = randomPerson(random);
  const other = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const where = (person: Person) =>
    `<b>${shortenedNameMark(person)}</b><div class="s12 m">${random.pick(NEIGHBORHOOD_NAMES)} · ${randomTimeAgo(random)}</div>`;
  const post = `<div class="${random.pick(['', 'box'])}"><div class="row">${faces(poster, 42)}<div class="grow s15">${where(poster)}</div><span class="pill s12">${random.pick(['For sale', 'Sold', 'Finds'])}</span></div><div class="s15" style="padding:10px 0">${salePostText(scene)}</div>${maybe(random, 0.7, photo(scene, 110, 220, 'border-radius:12px'))}${reactionsToPost(random, commenterNameMark)}</div>`;
  const next = `<div class="rule" style="padding-top:10px"><div class="row">${faces(other, 42)}<div class="grow s15">${where(other)}</div></div><div class="s15" style="padding-top:8px">${sentenceWithNames(random, randomPeople(random, 2), random.pick(['Found a gray cat near Grant Park. {given} says she is called Olive.', 'Can anyone recommend a painter? {name} is booked until June.', 'Free moving boxes. Message me or {given}.']))}</div></div>`;
  return phonePage(scene, {
    bar: `<div class="row padx" style="padding-bottom:8px">${faces(randomPerson(random), 30)}<div class="grow">${searchField('Search your neighborhood')}</div>${icon('bell')}</div>`,
    body: `<div class="pad col g12">${post}<div>${commentThread(scene, poster, { faces, named: commenterNameMark }, random.between(3, 6))}</div>${next}</div>`,
    below: tabBar(
      [
        ['home', 'Nearby'],
        ['tag', 'For Sale'],
        ['chat', 'Messages'],
        ['bell', 'Alerts'],
      ],
      random.between(0, 1),
    ),
  });
}

/** Draws the profile page of a person, which contains a post about a sale. */
function profile(scene: Scene): string {
  const { random } = scene;
  const poster = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const friends = randomPeople(random, 3);
  const facts = [
    `${icon('pin', 14)} Lives in ${random.pick(['Austin', 'Charlotte', 'Madison', 'Fernbrook'])}`,
    `${icon('heart', 14)} ${random.pick(['Married to', 'In a relationship with'])} ${shortenedNameMark(randomPerson(random))}`,
    `${icon('person', 14)} ${sentenceWithNames(random, friends, 'Followed by {given}, {given} and 12 others')}`,
    `${icon('tag', 14)} Sells Coach, Ralph Lauren and Marc Jacobs`,
  ];
  const numbers = `<div class="row s13" style="gap:16px">${['sales', 'followers', 'reviews'].map((word) => `<span><b>${String(random.between(3, 900))}</b> ${word}</span>`).join('')}</div>`;
  const about = `<div class="col g4 ${random.pick(['', 'center'])}">${random.chance(0.5) ? `<div style="width:72px;${random.pick(['', 'margin:auto'])}">${faces(poster, 72)}</div>` : ''}<div class="${random.pick(['s20', 's24', 's28'])} b">${shortenedNameMark(poster)}</div><div class="s13 m">${handleWithPrefixMark(poster)}</div></div>`;
  const post = `<div class="row" style="padding:10px 0 6px">${faces(poster, 34)}<div class="grow s14"><b>${shortenedNameMark(poster)}</b><div class="s12 m">${randomTimeAgo(random)} · Public</div></div>${icon('more', 18)}</div><div class="s15" style="padding-bottom:8px">${salePostText(scene)}</div>${maybe(random, 0.6, photo(scene, 90, 180))}`;
  return phonePage(scene, {
    bar: appBar(
      random.pick([shortenedNameMark(poster, 24), handleWithPrefixMark(poster, ''), '']),
      {
        buttons: ['search', 'more'],
      },
    ),
    body: `<div style="height:${String(random.between(40, 90))}px" class="soft"></div><div class="pad">${about}${maybe(random, 0.5, numbers)}<div class="row s13" style="padding:8px 0"><span class="button grow" style="padding:7px">${random.pick(['Follow', 'Add Friend', 'Message'])}</span><span class="button plain grow" style="padding:7px">${random.pick(['Closet', 'Listings', 'Share'])}</span></div><div class="s13 m col g2">${inAnyOrder(random, ...facts.slice(0, random.between(1, 4)).map((fact) => `<div>${fact}</div>`))}</div><div class="gap" style="margin:10px -16px 0"></div>${post}${reactionsToPost(random, commenterNameMark)}${commentThread(scene, poster, { faces, named: commenterNameMark }, 5)}</div>`,
  });
}

/** Draws a post that a sheet with its comments partly covers. */
function sheet(scene: Scene): string {
  const { random } = scene;
  const poster = randomPerson(random);
  const faces = randomFaceRenderer(random);
  const named = random.pick([commenterNameMark, commenterHandleMark, commenterHandleMark]);
  const post = `<div class="row pad" style="padding-bottom:8px">${faces(poster, 34)}<div class="grow s14"><b>${named(poster)}</b> <span class="m s12">${randomTimeAgo(random)}</span></div>${icon('more')}</div>${maybe(random, 0.7, photo(scene, 90, 190))}<div class="pad s14">${salePostText(scene)}</div>`;
  const sort = random.pick(['Newest', 'Top comments', 'All comments']);
  return phonePage(scene, {
    bar: '',
    body: `${post}<div style="border-radius:16px 16px 0 0;box-shadow:0 -3px 16px rgba(0,0,0,.3);padding:10px 16px;min-height:1000px;background:var(--bg)"><div style="width:38px;height:4px;border-radius:2px;background:var(--line);margin:0 auto 8px"></div><div class="between s14" style="padding-bottom:6px"><b>${random.pick(['Comments', `${String(random.between(5, 90))} comments`])}</b><span class="m">${sort}</span></div>${maybe(random, 0.4, `<div class="card s13" style="margin-bottom:6px">${icon('pin', 13)} Pinned by ${givenNameMark(poster)}: ${randomComment(random)}</div>`)}${commentThread(scene, poster, { faces, named }, 8)}</div>`,
    below: commentField(scene, poster),
  });
}

/** Draws a group chat. Above each message is the name of its writer, and below it the time. */
function groupChat(scene: Scene): string {
  const { random, buyer } = scene;
  const [poster, ...others] = randomPeople(random, 9);
  const times = timesInOrder(random);
  const faces = randomFaceRenderer(random);
  const line = (person: Person, html: string, place: number, reply = '') =>
    `<div class="row top" style="padding:4px 14px;align-items:flex-end;gap:7px">${faces(person, 28)}<div style="max-width:80%"><div class="s12 m" style="padding-left:10px">${shortenedNameMark(person, 30)}</div><div class="soft s15" style="border-radius:16px;padding:8px 12px">${reply}${html}<div class="s10 m right">${times(place)}</div></div></div></div>`;
  const reply = `<div class="s12" style="border-left:3px solid var(--accent);padding-left:7px;margin-bottom:4px"><b class="a">${shortenedNameMark(poster, 24)}</b><div class="m">${random.pick(['Photo', 'Sold!', 'who wants it?'])}</div></div>`;
  const words = `${maybe(random, 0.6, photo(scene, 90, 170, 'border-radius:10px;min-width:190px;margin-bottom:6px'))}${salePostText(scene)}`;
  const before = random.between(0, 2);
  const talk = [buyer, ...others].map((person, index) =>
    line(
      person,
      randomComment(random),
      index < before ? index : index + 1,
      maybe(random, 0.3, reply),
    ),
  );
  const post = line(poster, words, before);
  const joined = `<div class="center s12 m" style="padding:6px 20px">${sentenceWithNames(random, others[0] ? [others[0]] : [buyer], random.pick(['{name} joined', '{given} left the group', '{name} changed the group photo']))}</div>`;
  return phonePage(scene, {
    bar: `<div class="row padx" style="padding-bottom:8px;border-bottom:1px solid var(--line)">${icon('back')}${faces(poster, 34)}<div class="grow"><div class="s16 sb">${random.pick(GROUP_NAMES)}</div><div class="s12 m">${givenNameMark(buyer)}, ${others.slice(0, 2).map(givenNameMark).join(', ')}, +${String(random.between(3, 80))}</div></div>${icon('search', 20)}</div>`,
    body: `${maybe(random, 0.5, joined)}${talk.slice(0, before).join('')}${post}${talk.slice(before).join('')}`,
    below: commentField(scene, poster),
  });
}

export const GROUP_POST_TEMPLATES = [
  ...templatesOf('facebook', 'seller-mobile', {
    'post-group': groupFeed,
    'post-profile': profile,
    'post-neighbors': neighbors,
  }),
  ...templatesOf('depop', 'seller-mobile', { 'post-photo': photoFeed, 'post-sheet': sheet }),
  ...templatesOf('poshmark', 'seller-mobile', { 'post-sheet': sheet, 'post-photo': photoFeed }),
  ...templatesOf('mercari', 'seller-mobile', {
    'post-neighbors': neighbors,
    'post-chat': groupChat,
  }),
  ...templatesOf('ebay', 'seller-mobile', { 'post-chat': groupChat, 'post-group': groupFeed }),
  ...templatesOf('etsy', 'seller-mobile', { 'post-profile': profile, 'post-chat': groupChat }),
  ...DESKTOP_GROUP_POST_TEMPLATES,
];
