import type { Person } from '../people';
import { givenNameMark, shortenedNameMark } from '../pieces/crowd';
import { icon } from '../pieces/icons';
import type { Scene } from '../scene';
import type { NonEmpty } from '../titles/bar-separated-list';
import { maybe } from '../variety';

export const GROUP_NAMES: NonEmpty<string> = [
  'Yard Sale Treasures',
  'Kate Spade Swap & Sell',
  'Madison Moms Buy/Sell',
  'Rose Hill Neighbors',
  'Harry Potter Collectors',
  'Vintage Pyrex Lovers',
  'Austin Garage Sale',
  'Reseller Wins',
  'Vera Bradley B/S/T',
  'Grant County Classifieds',
  'Ralph Lauren Finds',
];

export const NEIGHBORHOOD_NAMES: NonEmpty<string> = [
  'Olive Park',
  'Rose Hill',
  'St. Clair',
  'Old Mill',
  'Madison Heights',
  'Grant Square',
  'Lower East',
  'Florence, KY',
];

/** Draws the buttons below a post, such as 'Like'. Some posts have no buttons. */
export const postButtons = ({ random }: Scene): string =>
  maybe(
    random,
    0.8,
    random.pick([
      `<div class="between rule s14 m" style="padding:8px 10px">${['Like', 'Comment', 'Share'].map((word) => `<span>${word}</span>`).join('')}</div>`,
      `<div class="row" style="gap:18px;padding:8px 0">${icon('heart')}${icon('chat')}${icon('share')}</div>`,
      `<div class="between rule s13 m" style="padding:8px 10px"><span>${icon('heart', 16)} Like</span><span>${icon('chat', 16)} Comment</span><span>${icon('right', 16)} Send</span></div>`,
    ]),
  );

/** Draws the field for a new comment at the bottom of the screen. Some screens have no field. */
export function commentField({ random }: Scene, poster: Person): string {
  const words = random.pick([
    'Write a comment…',
    `Reply to ${givenNameMark(poster)}…`,
    `Comment as ${shortenedNameMark(poster, 20)}`,
    'Add a comment',
    'Say something nice',
    'Aa',
  ]);
  return maybe(
    random,
    0.85,
    `<div class="row rule" style="padding:8px 14px;background:var(--bg)">${icon('camera')}<div class="soft grow m s14" style="border-radius:18px;padding:8px 14px">${words}</div>${maybe(random, 0.6, icon('right'))}</div>`,
  );
}
