import { dayFormats, type Day } from '../days';
import { randomLabel, type LabelMeaning } from '../labels';
import { soldDayMark } from '../marks';
import type { Scene } from '../scene';
import { detailRow, stackedLabel } from './parts';

/** A fact about a sale: its label and its value, both as HTML. */
export type Fact = readonly [label: string, value: string];

/** Draws each fact on its own row, with its label above or beside its value. All rows have the same random design. */
export function factRows({ random }: Scene, rows: readonly Fact[]): string {
  const draw = random.pick<(fact: Fact) => string>([
    ([name, value]) => stackedLabel(name, value),
    ([name, value]) => detailRow(name, value, 124),
    ([name, value]) =>
      `<div class="between s14" style="padding:5px 0"><span class="m">${name}</span><span class="right">${value}</span></div>`,
    ([name, value]) =>
      `<div class="s14" style="padding:3px 0">${name}${name.includes(':') ? '' : ':'} ${value}</div>`,
    ([name, value]) =>
      `<div class="s13" style="padding:5px 0"><b>${name}</b><div>${value}</div></div>`,
  ]);
  return `<div>${rows.map(draw).join('')}</div>`;
}

/** Draws one fact. The value is at the right edge, directly after the label, or below the label. */
export function labelledFact(scene: Scene, meaning: LabelMeaning, value: string): string {
  return scene.random.pick([
    `<div class="between s14"><span class="m">${randomLabel(scene, meaning)}</span><span class="right">${value}</span></div>`,
    `<div class="s14">${randomLabel(scene, meaning)} <span>${value}</span></div>`,
    `<div class="s14"><div class="s12 m">${randomLabel(scene, meaning)}</div>${value}</div>`,
  ]);
}

const FORMS = Object.values(dayFormats).filter(
  (form) => form !== dayFormats.withoutYear && form !== dayFormats.weekdayWithoutYear,
);

/**
 * Returns the sold date as HTML, marked for the ground truth. By default, its format is random and contains the year.
 */
export function soldDay({ random, soldOn }: Scene, words: (day: Day) => string = anyForm(random)) {
  return soldDayMark(words(soldOn), soldOn);
}

function anyForm(random: Scene['random']): (day: Day) => string {
  const [first = dayFormats.short, ...others] = FORMS;
  return random.pick([first, ...others]);
}
