import { dayFormats } from '../days';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { chatAvatar, chatGivenNameMark, nameMark, type ChatPeople } from './chat-people';
import type { ChatMessage } from './conversations';
import { randomTimeOfDay } from './filled-words';
import { icon } from './icons';

type Look = (scene: Scene, cast: ChatPeople) => (said: ChatMessage, index: number) => string;

const side = (isMine: boolean) => `justify-content:${isMine ? 'flex-end' : 'flex-start'}`;
const ink = (isMine: boolean) =>
  isMine ? 'background:var(--accent);color:var(--bg)' : 'background:var(--soft)';

/** Draws messages in round bubbles. In some chats, a portrait of the other person is beside them. */
const round: Look = (scene, { you }) => {
  const { random } = scene;
  const portrait = random.chance(0.6) ? chatAvatar(random, you, random.between(22, 32)) : '';
  const radius = String(random.pick([6, 12, 18, 22]));
  const size = random.pick(['s14', 's15', 's16']);
  const gap = String(random.between(2, 6));
  return ({ words, isMine }) =>
    `<div style="display:flex;gap:7px;align-items:flex-end;padding:${gap}px 12px;${side(isMine)}">${isMine ? '' : portrait}<div class="${size}" style="max-width:76%;border-radius:${radius}px;padding:8px 13px;${ink(isMine)}">${words}</div>${maybe(random, 0.06, icon('heart', 14))}</div>`;
};

/** Draws messages in bubbles, each with the name of its writer above it. */
const named: Look = (scene, { me, you }) => {
  const { random } = scene;
  const mine = random.chance(0.4) ? 'You' : chatGivenNameMark(random, me);
  const yours = nameMark(you, 20);
  const timed = random.chance(0.6);
  return ({ words, isMine }) =>
    `<div style="padding:5px 14px;display:flex;${side(isMine)}"><div style="max-width:82%"><div class="s11 m" style="padding:0 4px 2px">${isMine ? mine : yours}${timed ? ` · ${randomTimeOfDay(random)}` : ''}</div><div class="s14" style="border-radius:4px 14px 14px;padding:8px 12px;${ink(isMine)}">${words}</div></div></div>`;
};

/** Draws each message as a row with the portrait and the name of its writer and the time, as in chats at work. */
const rows: Look = (scene, { me, you }) => {
  const { random } = scene;
  const size = random.between(28, 40);
  const faces = { mine: chatAvatar(random, me, size), yours: chatAvatar(random, you, size) };
  const names = { mine: nameMark(me, 20), yours: nameMark(you, 20) };
  return ({ words, isMine }) => {
    const who = isMine ? 'mine' : 'yours';
    return `<div class="row top" style="padding:6px 14px">${faces[who]}<div class="grow"><div class="s13"><b>${names[who]}</b> <span class="m s11">${randomTimeOfDay(random)}</span></div><div class="s14">${words}</div></div></div>`;
  };
};

/** Draws each message in an outlined box, with its time and check marks inside the box. */
const outlined: Look = ({ random }) => {
  const ticks = icon('check', 11);
  return ({ words, isMine }) =>
    `<div style="display:flex;padding:3px 10px;${side(isMine)}"><div class="s15" style="max-width:84%;border:1px solid var(--line);border-radius:10px;padding:6px 10px;${isMine ? 'background:var(--soft)' : ''}">${words} <span class="s10 m" style="float:right;padding:6px 0 0 10px">${randomTimeOfDay(random)}${isMine ? ticks : ''}</span></div></div>`;
};

/** Draws messages as plain text below the name of their writer, with a vertical line at the left. */
const lined: Look = ({ random }, { you }) => {
  const yours = nameMark(you, 20);
  const mine = random.pick(['You', 'Me', 'You replied']);
  return ({ words, isMine }) =>
    `<div style="margin:9px 16px;padding-left:10px;border-left:3px solid var(--${isMine ? 'accent' : 'line'})"><div class="s12 sb">${isMine ? mine : yours}</div><div class="s14">${words}</div></div>`;
};

/**
 * Draws the messages of a chat in one of the five designs of this file. Above some messages, draws their day or time.
 */
export function messageBubbles(
  scene: Scene,
  cast: ChatPeople,
  said: readonly ChatMessage[],
): string {
  const { random, soldOn } = scene;
  const draw = random.pick([round, round, round, named, rows, outlined, lined])(scene, cast);
  const time = () =>
    centeredNote(
      random.pick([
        randomTimeOfDay(random),
        `${dayFormats.weekdayWithoutYear(soldOn)} · ${randomTimeOfDay(random)}`,
        'Today',
        'Yesterday',
        `Today at ${randomTimeOfDay(random)}`,
      ]),
    );
  return said
    .map((one, index) => `${maybe(random, index === 0 ? 0.6 : 0.15, time())}${draw(one, index)}`)
    .join('');
}

export const centeredNote = (html: string) =>
  `<div class="center s12 m" style="padding:8px 26px 5px">${html}</div>`;

/**
 * Puts the end of a conversation at the lower edge of the screen. If the conversation is higher than the screen, its
 * start is cut off, as in an app.
 */
export const scrolledToEnd = (html: string) =>
  `<div style="position:absolute;left:0;right:0;bottom:0">${html}</div>`;

const HINTS = [
  'Aa',
  'Message',
  'Write a message…',
  'Type here',
  'Reply',
  'Send a message',
] as const;
const ANSWERS = [
  'Thank you!',
  'Will ship today',
  'Yes',
  'Sounds good',
  'On my way',
  'Mark as Sold',
  'Send label',
] as const;

/** Draws the text field for a new message. In some chats, suggested replies are above it. */
export function messageField({ random }: Scene): string {
  const chip = (words: string) =>
    `<span class="${random.pick(['pill', 'box'])} s13" style="padding:5px 12px;white-space:nowrap">${words}</span>`;
  const start = random.between(0, ANSWERS.length - 3);
  const chips = `<div class="row padx" style="gap:7px;padding-bottom:8px;overflow:hidden">${ANSWERS.slice(
    start,
    start + 3,
  )
    .map(chip)
    .join('')}</div>`;
  const field = `<div class="soft grow m s14" style="border-radius:${String(random.pick([4, 10, 20]))}px;padding:8px 14px">${random.pick(HINTS)}</div>`;
  return `${maybe(random, 0.4, chips)}<div class="row pad rule">${maybe(random, 0.7, icon('camera'))}${maybe(random, 0.3, '<span class="s22 m">+</span>')}${field}${random.pick([icon('right'), icon('heart'), '<span class="a sb s14">Send</span>'])}</div>`;
}
