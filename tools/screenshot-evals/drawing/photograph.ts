/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Random } from '../../../scripts/demo/random';
import type { Rectangle } from './geometry';
import type { Picture } from './encoded-picture';
import { monitorPage, ROOM_AROUND } from './monitors';

const glare = (random: Random) =>
  `radial-gradient(circle at ${String(random.between(0, 100))}% ${String(random.between(0, 100))}%,rgba(255,255,255,.16),transparent 55%)`;

/** The pixel grid of a screen, as photos show it. */
const lines =
  'repeating-linear-gradient(90deg,rgba(0,0,0,.05) 0 1px,transparent 1px 4px),repeating-linear-gradient(1deg,rgba(255,255,255,.05) 0 2px,transparent 2px 5px)';

/** Empty elements whose places on the photo are measured. */
const boxesOf = (places: readonly Rectangle[]) =>
  places
    .map(
      (place) =>
        `<i style="position:absolute;left:${String(place.x)}px;top:${String(place.y)}px;width:${String(place.width)}px;height:${String(place.height)}px"></i>`,
    )
    .join('');

function screenPage(picture: Picture, boxes: string, random: Random): string {
  const { width, height } = picture;
  const turn = random.between(-20, 20) / 10;
  const [tiltX, tiltY] = [random.between(-5, 5), random.between(-5, 5)];
  return `<body style="margin:0;background:linear-gradient(${String(random.between(0, 360))}deg,#5d574f,#8c867c)">
    <div style="position:absolute;left:7vw;top:7vh;width:${String(width)}px;height:${String(height)}px;outline:${String(Math.round(width / 60))}px solid #161616;transform:perspective(${String(3 * Math.max(width, height))}px) rotateX(${String(tiltX)}deg) rotateY(${String(tiltY)}deg) rotateZ(${String(turn)}deg)">
      <img src="data:image/png;base64,${picture.bytes.toString('base64')}" style="width:100%;height:100%;display:block">
      <div style="position:absolute;inset:0;background:${glare(random)},${lines}"></div>${boxes}
    </div></body>`;
}

/** The share of photos that show a whole monitor on its desk, with a stronger tilt. */
const MONITORS = 0.5;

/** Only a wide screen is often a monitor. */
const isMonitor = ({ width, height }: Picture, random: Random) =>
  random.chance(width > height ? MONITORS : MONITORS / 2);

/** Draws a photo of a tilted screen with glare. Returns `places` as they are on the photo. */
export async function photograph(
  browserPage: Page,
  {
    picture,
    places,
    random,
  }: { readonly picture: Picture; readonly places: readonly Rectangle[]; readonly random: Random },
): Promise<{ readonly picture: Picture; readonly places: readonly Rectangle[] }> {
  const [draw, room] = isMonitor(picture, random)
    ? ([monitorPage, ROOM_AROUND] as const)
    : ([screenPage, 1.16] as const);
  const [width, height] = [Math.round(picture.width * room), Math.round(picture.height * room)];
  await browserPage.setViewportSize({ width, height });
  await browserPage.setContent(draw(picture, boxesOf(places), random), { waitUntil: 'load' });
  const moved = await browserPage.evaluate(() =>
    [...document.querySelectorAll('i')].map((box) => {
      const { x, y, width: wide, height: high } = box.getBoundingClientRect();
      return { x, y, width: wide, height: high };
    }),
  );
  return { picture: { bytes: await browserPage.screenshot(), width, height }, places: moved };
}
