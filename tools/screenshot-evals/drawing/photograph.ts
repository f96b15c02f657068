/// <reference lib="dom" />
/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import type { Random } from '../../../scripts/demo/random';
import type { Rectangle } from './geometry';
import type { EncodedPicture } from './encoded-picture';

const glare = (random: Random) =>
  `radial-gradient(circle at ${String(random.between(0, 100))}% ${String(random.between(0, 100))}%,rgba(255,255,255,.16),transparent 55%)`;

/** A CSS background that looks like the pixel grid of a screen, as a photo of the screen shows it. */
const lines =
  'repeating-linear-gradient(90deg,rgba(0,0,0,.05) 0 1px,transparent 1px 4px),repeating-linear-gradient(1deg,rgba(255,255,255,.05) 0 2px,transparent 2px 5px)';

/**
 * Returns HTML with an empty element at each of the given places in the picture. The browser tilts the elements
 * together with the picture, so the tilted elements show where these places are on the photo.
 */
const boxesOf = (places: readonly Rectangle[]) =>
  places
    .map(
      (place) =>
        `<i style="position:absolute;left:${String(place.x)}px;top:${String(place.y)}px;width:${String(place.width)}px;height:${String(place.height)}px"></i>`,
    )
    .join('');

function screenPage(picture: EncodedPicture, boxes: string, random: Random): string {
  const { width, height } = picture;
  const turn = random.between(-20, 20) / 10;
  const tiltX = random.between(-5, 5);
  const tiltY = random.between(-5, 5);
  return `<body style="margin:0;background:linear-gradient(${String(random.between(0, 360))}deg,#5d574f,#8c867c)">
    <div style="position:absolute;left:7vw;top:7vh;width:${String(width)}px;height:${String(height)}px;outline:${String(Math.round(width / 60))}px solid #161616;transform:perspective(${String(3 * Math.max(width, height))}px) rotateX(${String(tiltX)}deg) rotateY(${String(tiltY)}deg) rotateZ(${String(turn)}deg)">
      <img src="data:image/png;base64,${picture.bytes.toString('base64')}" style="width:100%;height:100%;display:block">
      <div style="position:absolute;inset:0;background:${glare(random)},${lines}"></div>${boxes}
    </div></body>`;
}

/**
 * The probability (0 to 1) that a photo of a wide screen shows a whole monitor on a desk. Such a photo has a stronger
 * tilt.
 */
const MONITORS = 0.5;

/**
 * Decides at random whether a photo shows the whole monitor. If the screen is wider than high, this is twice as
 * probable.
 */
const isMonitor = ({ width, height }: EncodedPicture, random: Random) =>
  random.chance(width > height ? MONITORS : MONITORS / 2);

/**
 * Draws a photo of a tilted screen that shows `picture`. Returns the photo, and where the `places` of the picture are
 * on the photo.
 */
export async function drawTiltedScreenPhoto(
  browserPage: Page,
  {
    picture,
    places,
    random,
  }: {
    readonly picture: EncodedPicture;
    readonly places: readonly Rectangle[];
    readonly random: Random;
  },
): Promise<{ readonly picture: EncodedPicture; readonly places: readonly Rectangle[] }> {
  const [draw, room] = isMonitor(picture, random)
    ? ([monitorPage, ROOM_AROUND] as const)
    : ([screenPage, 1.16] as const);
  const width = Math.round(picture.width * room);
  const height = Math.round(picture.height * room);
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

const per = (number: number) => `${String(number)}%`;
const alpha = (random: Random, least: number, most: number) =>
  (random.between(least, most) / 100).toFixed(2);

/**
 * Returns CSS backgrounds of the wave patterns on a photo of a screen. The waves appear where two layers of stripes
 * with almost the same distance and angle overlap.
 */
function moire(random: Random): string {
  const angle = random.between(-8, 98);
  const period = random.between(28, 52) / 10;
  const strength = alpha(random, 4, 11);
  const stripes = (turn: number, wide: number, colours: readonly [string, string]) =>
    `repeating-linear-gradient(${turn.toFixed(1)}deg,rgba(${colours[0]},${strength}) 0 ${(wide / 2).toFixed(2)}px,rgba(${colours[1]},${strength}) ${(wide / 2).toFixed(2)}px ${wide.toFixed(2)}px)`;
  const waves = `repeating-radial-gradient(ellipse at ${per(random.between(-60, 160))} ${per(random.between(-60, 160))},rgba(255,60,160,.05) 0 ${String(random.between(9, 30))}px,rgba(40,200,120,.05) ${String(random.between(36, 70))}px ${String(random.between(72, 120))}px)`;
  return [
    stripes(angle, period, ['255,40,90', '0,170,255']),
    stripes(angle + random.between(5, 30) / 10, period * 1.04, ['0,0,0', '255,255,255']),
    ...(random.chance(0.6) ? [waves] : []),
  ].join(',');
}

/**
 * Returns CSS backgrounds that look like reflections in the glass of the screen: of a window, a lamp, both, or only
 * haze.
 */
function reflections(random: Random): string {
  const light = alpha(random, 6, 20);
  const start = random.between(5, 70);
  const window = `linear-gradient(${String(random.between(95, 125))}deg,transparent ${per(start)},rgba(255,255,255,${light}) ${per(start + 1)} ${per(start + random.between(8, 14))},transparent ${per(start + 15)} ${per(start + 16)},rgba(255,255,255,${light}) ${per(start + 17)} ${per(start + 25)},transparent ${per(start + 26)})`;
  const lamp = `radial-gradient(ellipse ${per(random.between(12, 35))} ${per(random.between(12, 40))} at ${per(random.between(0, 100))} ${per(random.between(0, 100))},rgba(255,${String(random.between(236, 255))},215,${alpha(random, 12, 34)}),transparent)`;
  const haze = `linear-gradient(${String(random.between(0, 359))}deg,rgba(255,255,255,${alpha(random, 2, 14)}),transparent 70%)`;
  return random.pick([`${window},${haze}`, `${lamp},${haze}`, `${window},${lamp}`, haze]);
}

/** Returns a CSS gradient that darkens the screen toward one side, as if the screen is seen at an angle. */
const darkSide = (random: Random) =>
  `linear-gradient(${String(random.between(0, 359))}deg,rgba(0,0,${String(random.between(0, 30))},${alpha(random, 6, 32)}),transparent ${per(random.between(45, 90))})`;

function desk(random: Random): string {
  const wall = random.pick(['#b9b3a6', '#8d97a0', '#4a4640', '#d6d2c9', '#2b2e33', '#7a6a58']);
  const wood = random.pick(['#6e4d33', '#a37d55', '#2f2a27', '#d8d4cc', '#84705c', '#54402f']);
  const edge = random.between(62, 84);
  const grain = `repeating-linear-gradient(${String(random.between(86, 94))}deg,rgba(0,0,0,.07) 0 2px,transparent 2px ${String(random.between(9, 26))}px)`;
  return `background:linear-gradient(180deg,transparent ${per(edge)},rgba(0,0,0,.35) ${per(edge)},transparent ${per(edge + 5)}),${grain},linear-gradient(180deg,${wall} ${per(edge)},${wood} ${per(edge)})`;
}

/**
 * Draws blurred objects around the screen, such as a keyboard below it, or a mug or a note beside it. In some pictures,
 * draws nothing.
 */
function things(random: Random): string {
  const keys =
    '<div style="position:absolute;left:22%;bottom:-4%;width:52%;height:9%;border-radius:10px;filter:blur(3px);background:repeating-linear-gradient(90deg,#1b1c1f 0 3px,transparent 3px 34px),repeating-linear-gradient(0deg,#1b1c1f 0 3px,transparent 3px 30px),#3a3c42"></div>';
  const side = random.pick(['left:-1.5%', 'right:-1.5%']);
  const mug = `<div style="position:absolute;${side};bottom:3%;width:6%;height:14%;border-radius:8px 8px 22px 22px;filter:blur(4px);background:${random.pick(['#a33b2f', '#e6e2da', '#2f5d7c', '#20242a'])}"></div>`;
  const note = `<div style="position:absolute;${side};top:4%;width:5%;height:9%;filter:blur(2px);transform:rotate(6deg);background:${random.pick(['#f6e36b', '#f3a6c0', '#a5dcf2'])}"></div>`;
  return random.pick(['', keys, `${keys}${mug}`, note, mug]);
}

/**
 * The size of a photo of a monitor as a multiple of the size of its screen. The photo is larger than the screen, so
 * that it contains the corners of the tilted screen.
 */
const ROOM_AROUND = 1.34;

/**
 * Returns HTML of a photo of a monitor on a desk, with bezel, strong tilt, moiré and glare. `boxes` is the HTML that
 * `boxesOf` returns. Its empty elements lie over the picture.
 */
function monitorPage(
  { bytes, width, height }: EncodedPicture,
  boxes: string,
  random: Random,
): string {
  const longer = Math.max(width, height);
  const tiltX = random.between(-110, 110) / 10;
  const tiltY = random.between(-160, 160) / 10;
  const turn = random.between(-28, 28) / 10;
  const bezel = Math.round((longer / 100) * (random.between(10, 30) / 10));
  const chin = bezel * (width > height && random.chance(0.6) ? random.between(2, 3) : 1);
  const frame = random.pick(['#0c0c0d', '#151517', '#202124', '#2a2b2e', '#0f1113']);
  const light = `brightness(${alpha(random, 80, 116)}) contrast(${alpha(random, 82, 104)}) saturate(${alpha(random, 70, 115)}) sepia(${alpha(random, 0, 14)})`;
  const stand =
    width > height
      ? `<div style="position:absolute;left:42%;bottom:0;width:16%;height:16%;background:linear-gradient(90deg,#111,#333,#111)"></div>`
      : '';
  const place = 50 - 50 / ROOM_AROUND;
  return `<body style="margin:0;overflow:hidden;${desk(random)}">${stand}
    <div style="position:absolute;left:${per(place)};top:${per(place)};width:${String(width)}px;height:${String(height)}px;transform:perspective(${String(Math.round(longer * (random.between(17, 28) / 10)))}px) rotateX(${String(tiltX)}deg) rotateY(${String(tiltY)}deg) rotateZ(${String(turn)}deg)">
      <div style="position:absolute;inset:-${String(bezel)}px -${String(bezel)}px -${String(chin)}px;border-radius:${String(Math.round(bezel * 0.8))}px;background:${frame};box-shadow:0 ${String(bezel)}px ${String(bezel * 3)}px rgba(0,0,0,.55),inset 0 0 0 2px rgba(255,255,255,.12)"></div>
      <img src="data:image/png;base64,${bytes.toString('base64')}" style="position:relative;width:100%;height:100%;display:block;filter:${light}">
      <div style="position:absolute;inset:0;background:${reflections(random)},${darkSide(random)},${moire(random)}"></div>${boxes}
    </div>${things(random)}</body>`;
}
