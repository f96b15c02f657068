import { box, disc, GLEAM, shape, stroke, TRIM, type Drawing } from './drawing';

export const camera: Drawing = ({ main, shade, light, accent }) =>
  box([196, 158, 150, 80], 16, shade) +
  box([84, 204, 432, 280], 34, main) +
  box([84, 268, 432, 150], 0, shade) +
  disc(300, 346, 122, TRIM) +
  disc(300, 346, 98, '#3b4350') +
  disc(300, 346, 66, '#141a24') +
  disc(300, 346, 40, accent) +
  disc(282, 326, 15, 'rgba(255,255,255,0.75)') +
  box([396, 222, 84, 34], 8, light) +
  disc(134, 190, 22, TRIM) +
  disc(134, 240, 12, accent);

export const gamepad: Drawing = ({ main, shade, light, accent }) =>
  shape(
    'M170 220 H430 Q500 220 530 380 Q544 492 480 492 Q440 492 398 412 H202 Q160 492 120 492 Q56 492 70 380 Q100 220 170 220 Z',
    main,
  ) +
  shape('M70 380 Q56 492 120 492 Q160 492 202 412 Q120 440 70 380 Z', shade) +
  shape('M530 380 Q544 492 480 492 Q440 492 398 412 Q480 440 530 380 Z', shade) +
  box([146, 294, 90, 30], 8, TRIM) +
  box([176, 264, 30, 90], 8, TRIM) +
  disc(410, 270, 19, accent) +
  disc(410, 344, 19, light) +
  disc(372, 307, 19, '#f3c13a') +
  disc(448, 307, 19, '#4a9ad4') +
  disc(246, 378, 36, TRIM) +
  disc(354, 378, 36, TRIM) +
  box([272, 268, 56, 18], 9, shade);

export const headphones: Drawing = ({ main, shade, light, accent }) =>
  stroke('M146 360 Q140 130 300 130 Q460 130 454 360', shade, 34) +
  stroke('M182 230 Q220 152 300 152 Q380 152 418 230', light, 14) +
  box([106, 318, 92, 176], 42, main) +
  box([402, 318, 92, 176], 42, main) +
  box([180, 334, 36, 144], 18, TRIM) +
  box([384, 334, 36, 144], 18, TRIM) +
  disc(142, 406, 22, accent) +
  disc(458, 406, 22, accent);

export const watch: Drawing = ({ main, shade, light, accent }) =>
  shape('M238 90 H362 L382 210 H218 Z', shade) +
  shape('M218 400 H382 L362 516 H238 Z', shade) +
  stroke('M246 120 H354 M240 160 H360 M240 450 H360 M246 490 H354', main, 6) +
  disc(300, 305, 142, light) +
  disc(300, 305, 120, main) +
  disc(300, 305, 102, '#f8f6f0') +
  [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
    .map(
      (turn) =>
        `<rect x="296" y="212" width="8" height="20" fill="${TRIM}" transform="rotate(${String(turn)} 300 305)"/>`,
    )
    .join('') +
  stroke('M300 305 L300 246', TRIM, 10) +
  stroke('M300 305 L344 332', TRIM, 8) +
  stroke('M300 320 L284 238', accent, 4) +
  box([438, 290, 26, 32], 8, light);

export const radio: Drawing = ({ main, shade, light, accent }) =>
  stroke('M420 220 L500 92', '#8f959c', 8) +
  stroke('M180 214 Q180 150 300 150 Q420 150 420 214', shade, 18) +
  box([70, 212, 460, 280], 34, main) +
  disc(196, 352, 98, TRIM) +
  [18, 42, 66]
    .map(
      (r) =>
        `<circle cx="196" cy="352" r="${String(r)}" fill="none" stroke="${light}" stroke-width="7"/>`,
    )
    .join('') +
  box([324, 252, 174, 70], 12, '#f5ecd2') +
  stroke('M344 300 V288 M372 300 V280 M400 300 V288 M428 300 V280 M456 300 V288', TRIM, 5) +
  stroke('M414 262 V312', accent, 6) +
  disc(360, 402, 38, light) +
  disc(462, 402, 38, light) +
  stroke('M360 402 L378 378 M462 402 L440 384', TRIM, 8);

export const typewriter: Drawing = ({ main, shade, light, accent }) =>
  box([200, 96, 200, 160], 6, '#fbfaf4') +
  stroke('M228 132 H372 M228 160 H350 M228 188 H364', '#b9b6aa', 8) +
  box([110, 216, 380, 52], 24, TRIM) +
  disc(104, 242, 24, light) +
  disc(496, 242, 24, light) +
  shape('M150 262 H450 L520 470 Q524 500 492 500 H108 Q76 500 80 470 Z', main) +
  shape('M150 262 H450 L462 306 H138 Z', shade) +
  [340, 384, 428]
    .flatMap((y, row) =>
      [0, 1, 2, 3, 4, 5, 6].map((n) => disc(162 - row * 8 + n * (46 + row * 2.6), y, 16, light)),
    )
    .join('') +
  box([206, 456, 188, 24], 12, accent) +
  shape('M170 272 H230 L214 300 H160 Z', GLEAM);
