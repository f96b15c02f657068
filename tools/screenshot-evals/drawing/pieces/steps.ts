import { dayFormats, daysLater } from '../days';
import type { Scene } from '../scene';
import { icon } from './icons';

/**
 * Draws the steps of a delivery below each other. Their dates have no year, so that only the sold date is a full date.
 */
export function parcelSteps({ random, soldOn }: Scene, names: readonly string[]): string {
  const done = random.between(1, names.length);
  const step = (name: string, index: number) =>
    `<div class="row top s14 ${index < done ? '' : 'm'}" style="padding:4px 0">${icon(index < done ? 'check' : 'truck', 17)}<div class="grow">${name}${index < done ? `<div class="s12 m">${dayFormats.weekdayWithoutYear(daysLater(soldOn, index * 2))}</div>` : ''}</div></div>`;
  return `<div>${names.map(step).join('')}</div>`;
}

/** Draws the steps of a delivery beside each other. */
export function parcelProgress({ random }: Scene, names: readonly string[]): string {
  const done = random.between(1, names.length);
  const part = (name: string, index: number) =>
    `<div style="flex:1"><div style="height:4px;border-radius:2px;background:${index < done ? 'var(--accent)' : 'var(--line)'}"></div><div class="s11 ${index < done ? 'sb' : 'm'}" style="padding-top:4px">${name}</div></div>`;
  return `<div style="display:flex;gap:5px">${names.map(part).join('')}</div>`;
}
