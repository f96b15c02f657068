import type { Random } from '../../../../scripts/demo/random';

/** Returns an SVG filter that draws a texture from noise. Its frequencies are in cycles per SVG unit. */
function noise(
  random: Random,
  id: string,
  { across, down, octaves = 3 }: { across: number; down: number; octaves?: number },
): string {
  const contrast = random.between(8, 26) / 10;
  const shift = (0.5 - contrast / 2).toFixed(2);
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${String(across)} ${String(down)}" numOctaves="${String(octaves)}" seed="${String(random.between(1, 999))}"/><feColorMatrix type="matrix" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${String(contrast)} 0 0 0 ${shift}"/></filter>`;
}

const full = (attributes: string) => `<rect width="600" height="600" ${attributes}/>`;

function textured(
  random: Random,
  colour: string,
  frequency: { across: number; down: number; octaves?: number },
): string {
  const id = `n${String(random.between(1, 999_999))}`;
  const opacity = String(random.between(25, 60) / 100);
  return `${noise(random, id, frequency)}${full(`fill="${colour}"`)}${full(`filter="url(#${id})" opacity="${opacity}"`)}`;
}

const cloth = (random: Random) => {
  const step = random.between(5, 14);
  const id = `p${String(random.between(1, 999_999))}`;
  const colour = random.pick(['#7d8fa3', '#b9a58c', '#d8d2c6', '#5c5f66', '#8c5a5a', '#e8e6e1']);
  const turn = random.between(0, 60);
  return `<pattern id="${id}" width="${String(step)}" height="${String(step)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${String(turn)})"><path d="M0 0h${String(step)}M0 0v${String(step)}" stroke="#000" stroke-width="${String(random.between(1, 3))}" opacity=".28"/></pattern>${textured(random, colour, { across: 0.012, down: 0.02 })}${full(`fill="url(#${id})"`)}`;
};

const checks = (random: Random) => {
  const step = random.between(36, 110);
  const id = `p${String(random.between(1, 999_999))}`;
  return `<pattern id="${id}" width="${String(step)}" height="${String(step)}" patternUnits="userSpaceOnUse"><path d="M0 0h${String(step / 2)}v${String(step)}H0zM0 0h${String(step)}v${String(step / 2)}H0z" fill="${random.pick(['#a33', '#246', '#264', '#333'])}" opacity=".3"/></pattern>${textured(random, '#e9e4da', { across: 0.4, down: 0.4 })}${full(`fill="url(#${id})"`)}`;
};

function planks(random: Random): string {
  return Array.from({ length: 9 }, (_, index) => {
    const y = index * 70 + random.between(-6, 6);
    return `<rect y="${String(y)}" width="600" height="${String(random.between(2, 5))}" fill="#000" opacity=".2"/>`;
  }).join('');
}

const wood = (random: Random) =>
  `${textured(random, random.pick(['#b58d63', '#8a5c3a', '#d2b48c', '#5b4636', '#c9c0b4']), { across: 0.006, down: 0.16 })}${random.chance(0.6) ? planks(random) : ''}`;

const grass = (random: Random) =>
  textured(random, random.pick(['#5f8a3c', '#77994d', '#4c6b32']), {
    across: 0.12,
    down: 0.05,
    octaves: 4,
  });

const carpet = (random: Random) =>
  textured(random, random.pick(['#a89a86', '#6f7f76', '#59606e', '#c8bba8']), {
    across: 0.5,
    down: 0.5,
    octaves: 2,
  });

const stone = (random: Random) =>
  textured(random, random.pick(['#c9ccd2', '#8d8f94', '#e3dfd8']), {
    across: 0.02,
    down: 0.025,
    octaves: 5,
  });

const room = (random: Random) =>
  `${full(`fill="${random.pick(['#efe6d8', '#dfe5e8', '#c9ccd2', '#f5f5f3', '#8f5d4a'])}"`)}<rect y="${String(random.between(400, 480))}" width="600" height="220" fill="#000" opacity=".14"/>`;

const studio = (random: Random) => {
  const id = `g${String(random.between(1, 999_999))}`;
  return `<radialGradient id="${id}"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="${random.pick(['#fff', '#e6e6e6', '#cfd4da', '#f3ead9'])}"/></radialGradient>${full(`fill="url(#${id})"`)}`;
};

/** Draws the background of a product on a photo. The photo has 600 × 600 units. */
export const productBackground = (random: Random) =>
  random.pick([cloth, cloth, checks, wood, wood, grass, carpet, stone, room, room, studio])(random);

/** Draws the uneven light of a photo, and in some pictures also grain. Both lie over everything else on the photo. */
export function lightAndGrain(random: Random): string {
  const id = `l${String(random.between(1, 999_999))}`;
  const side = random.pick([
    'x1="0" x2="1"',
    'x1="1" x2="0"',
    'y1="0" y2="1"',
    'x1="0" x2="1" y1="0" y2="1"',
  ]);
  const dark = `<linearGradient id="${id}" ${side}><stop offset="0" stop-color="#fff" stop-opacity="${String(random.between(0, 20) / 100)}"/><stop offset="1" stop-color="#000" stop-opacity="${String(random.between(5, 38) / 100)}"/></linearGradient>${full(`fill="url(#${id})"`)}`;
  const grain = `g${id}`;
  return random.chance(0.5)
    ? `${dark}${noise(random, grain, { across: 0.9, down: 0.9, octaves: 1 })}${full(`filter="url(#${grain})" opacity=".12"`)}`
    : dark;
}
