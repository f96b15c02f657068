import type { Random } from '../../../../scripts/demo/random';
import { dayFormats, daysLater } from '../days';
import { REVIEW_TEXTS, REVIEW_REPLIES, PRAISE_LABELS } from './review-words';
import type { Scene } from '../scene';
import { maybe, shuffled } from '../variety';
import { icon, starIcons } from './icons';
import {
  personAvatar,
  givenName,
  handleWithOptionalAt,
  nameOrShortName,
  fillCaseTextPlaceholders,
  type SalePeople,
} from './sale-people';

/** Returns the time of a review, without a year. */
export const reviewTimeLabel = ({ random, soldOn }: Scene): string =>
  random.pick([
    `${String(random.between(2, 11))} ${random.pick(['months', 'weeks', 'days', 'hours'])} ago`,
    `${String(random.between(1, 9))}${random.pick(['d', 'w', 'mo', 'h'])}`,
    dayFormats.withoutYear(daysLater(soldOn, random.between(3, 12))),
    dayFormats.weekdayWithoutYear(daysLater(soldOn, random.between(3, 12))),
    'Past month',
    'Yesterday',
  ]);

const STAR_COLOURS = ['#e0a106', '#f5a623', 'var(--fg)', 'var(--accent)', 'var(--good)'] as const;

const anyRating = (random: Random) => random.pick([5, 5, 5, 5, 4, 4, 3]);

/** Draws five stars. The first `full` are filled. */
export function ratingStars(
  random: Random,
  size: number,
  colour: string,
  full: number = anyRating(random),
): string {
  const star = icon('star', size);
  const filled = star.replace('fill="none"', 'fill="currentColor"').repeat(full);
  return `<span style="white-space:nowrap;color:${colour}">${filled}${star.repeat(5 - full)}</span>`;
}

export const randomStarColor = (random: Random) => random.pick(STAR_COLOURS);

/** Draws the average rating. In some pictures, the share of the reviews with 5, 4, 3, 2 and 1 stars is beside it. */
export function averageRatingBars({ random }: Scene): string {
  const colour = randomStarColor(random);
  const few = [4, 3, 2, 1].map((count) => random.between(0, 2 * count));
  const shares = [100 - few.reduce((sum, share) => sum + share, 0), ...few];
  const bar = (count: number) => {
    const share = shares[5 - count] ?? 0;
    return `<div class="row s12 m" style="gap:6px">${String(count)}<span class="grow" style="height:6px;border-radius:3px;background:var(--line)"><span style="display:block;height:6px;border-radius:3px;width:${String(share)}%;background:${colour}"></span></span><span style="width:34px">${String(share)}%</span></div>`;
  };
  const average = `<div class="center"><div class="s32 b">${random.pick(['4.9', '5.0', '4.8', '4.7'])}</div><div style="color:${colour}">${starIcons(12)}</div><div class="s12 m">${String(random.between(12, 2900))} ratings</div></div>`;
  return random.pick([
    `<div class="row" style="gap:18px">${average}<div class="grow">${[5, 4, 3, 2, 1].map(bar).join('')}</div></div>`,
    average,
    `<div class="row s15" style="color:${colour}">${starIcons(17)}<b style="color:var(--fg)">${random.pick(['4.9', '4.8', '5'])}</b><span class="m">(${String(random.between(12, 2900))})</span></div>`,
  ]);
}

/**
 * Draws short words of praise, each on a small label. In some pictures, each label also has the number of members who
 * chose it.
 */
export function praiseChips({ random }: Scene, count: number, css = ''): string {
  const hasCounts = random.chance(0.4);
  return `<div class="row" style="flex-wrap:wrap;gap:7px;${css}">${shuffled(random, PRAISE_LABELS)
    .slice(0, count)
    .map(
      (words) =>
        `<span class="${random.chance(0.7) ? 'soft' : ''} s13" style="border:1px solid var(--line);border-radius:16px;padding:5px 11px;white-space:nowrap">${words}${hasCounts ? ` <span class="m">${String(random.between(2, 90))}</span>` : ''}</span>`,
    )
    .join('')}</div>`;
}

/** Draws the member's reply below a review. */
function replyOf(scene: Scene, cast: SalePeople): string {
  const { random, seller } = scene;
  const from = random.pick([
    `${nameOrShortName(random, cast.member)} replied`,
    `Response from ${seller}`,
    'Seller’s reply',
    `${givenName(cast.member)}, shop owner`,
  ]);
  return `<div class="s13" style="border-left:3px solid var(--line);padding-left:10px;margin:4px 0 2px 12px"><div class="sb">${from}</div>${fillCaseTextPlaceholders(scene, random.pick(REVIEW_REPLIES), cast)}</div>`;
}

/**
 * Returns a function that draws the reviews on a page, all in the same design. `purchase` is HTML that shows what the
 * reviewer bought.
 */
export function randomReviewRenderer(scene: Scene): (cast: SalePeople, purchase: string) => string {
  const { random } = scene;
  const byHandle = random.chance(0.35);
  const hasFace = random.chance(0.7);
  const form = random.between(0, 3);
  const side = random.between(26, 46);
  const size = random.pick(['s13', 's14', 's15']);
  const colour = randomStarColor(random);
  const helpful = random.chance(0.3);
  return (cast, purchase) => {
    const who = `<span class="${size} sb">${byHandle ? handleWithOptionalAt(random, cast.buyer) : nameOrShortName(random, cast.buyer)}</span>`;
    const when = `<span class="s12 m" style="white-space:nowrap">${reviewTimeLabel(scene)}</span>`;
    const given = ratingStars(random, random.pick([12, 14]), colour);
    const words = `<div class="${size}">${fillCaseTextPlaceholders(scene, random.pick(REVIEW_TEXTS), cast)}</div>`;
    const face = hasFace ? personAvatar(scene, cast.buyer, side) : '';
    const end = `${maybe(random, 0.3, replyOf(scene, cast))}${helpful ? `<div class="row s12 m">${icon('heart', 13)} Helpful (${String(random.between(0, 14))})</div>` : ''}`;
    const parts = [
      `<div class="row">${face}<div class="grow">${who}<div>${given} ${when}</div></div>${icon('more', 16)}</div>${words}${purchase}${end}`,
      `${purchase}<div class="between"><span>${given}</span>${when}</div>${words}<div class="row">${face}${who}</div>${end}`,
      `<div>${given}</div>${words}<div class="row s13" style="gap:6px">${face}<span>by ${who}</span>${when}</div>${purchase}${end}`,
      `<div class="row top">${face}<div class="grow col g4"><div class="between">${who}${when}</div>${given}${words}${purchase}${end}</div></div>`,
    ];
    return `<div class="col g4">${parts[form] ?? ''}</div>`;
  };
}
