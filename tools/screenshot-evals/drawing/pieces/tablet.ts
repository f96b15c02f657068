import type { Scene } from '../scene';
import { statusBarTime, signalBars } from './phone';

/**
 * The sizes of tablets in CSS pixels. None is larger than the smallest desktop, because the browser window has the size
 * of that desktop.
 */
const SIZES: readonly [readonly [number, number], ...(readonly [number, number])[]] = [
  [1024, 768],
  [1112, 768],
  [1133, 744],
  [1180, 766],
  [1024, 700],
];

/** Draws an app on a tablet in landscape orientation. */
export function tabletPage({ random }: Scene, body: string): string {
  const [width, height] = random.pick(SIZES);
  const day = random.pick(['Tue Jun 4', 'Fri May 9', 'Sun April 6', 'Mon Aug 18', 'Wed 3 Dec']);
  const status = `<div class="between s12 sb" style="padding:5px 18px;align-items:center;flex:none"><span>${statusBarTime(random)} ${random.pick([day, ''])}</span><span class="row" style="gap:5px">${signalBars()}<span>${String(random.between(9, 100))}%</span></span></div>`;
  return `<div id="shot" style="width:${String(width)}px;height:${String(height)}px;display:flex;flex-direction:column">${status}<div class="grow" style="overflow:hidden;display:flex;min-height:0">${body}</div></div>`;
}
