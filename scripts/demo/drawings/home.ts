import { box, disc, GLEAM, shape, stroke, TRIM, type Drawing } from './drawing';

export const lamp: Drawing = ({ main, shade, light, accent }) =>
  box([286, 290, 28, 190], 8, accent) +
  disc(300, 392, 30, accent) +
  shape('M200 500 Q204 462 300 462 Q396 462 400 500 Z', shade) +
  shape('M216 108 H384 L474 310 H126 Z', main) +
  shape('M216 108 H262 L214 310 H126 Z', shade) +
  shape('M126 310 H474 L480 330 H120 Z', light) +
  stroke('M420 330 V386', accent, 5) +
  disc(420, 394, 10, accent);

export const bowls: Drawing = ({ main, shade, light, accent }) =>
  shape('M72 300 H528 Q520 500 352 500 H248 Q80 500 72 300 Z', main) +
  shape('M72 300 H528 L526 326 H74 Z', shade) +
  shape('M128 206 H472 Q470 296 440 300 H160 Q130 296 128 206 Z', accent) +
  shape('M178 126 H422 Q420 200 402 206 H198 Q180 200 178 126 Z', light) +
  [150, 225, 300, 375, 450].map((x) => disc(x, 392, 20, '#fff') + disc(x, 392, 8, shade)).join('') +
  shape('M100 336 H136 Q140 420 180 462 Q112 420 100 336 Z', GLEAM);

export const teapot: Drawing = ({ main, shade, light, accent }) =>
  stroke('M446 280 Q556 270 532 372 Q510 440 424 430', shade, 26) +
  shape('M160 320 Q96 300 70 224 L112 210 Q140 268 190 276 Z', shade) +
  shape(
    'M150 340 Q150 216 300 216 Q450 216 450 340 Q450 470 372 490 H228 Q150 470 150 340 Z',
    main,
  ) +
  shape('M206 228 Q216 180 300 180 Q384 180 394 228 Z', light) +
  disc(300, 166, 22, accent) +
  box([216, 486, 168, 18], 9, shade) +
  [0, 72, 144, 216, 288]
    .map(
      (turn) =>
        `<ellipse cx="300" cy="316" rx="20" ry="34" fill="${light}" transform="rotate(${String(turn)} 300 350)"/>`,
    )
    .join('') +
  disc(300, 350, 22, accent);

export const skillet: Drawing = ({ main, shade, light }) =>
  stroke('M372 246 L506 112', main, 46) +
  stroke('M476 142 L500 118', light, 16) +
  disc(244, 356, 172, main) +
  disc(244, 356, 146, shade) +
  disc(244, 356, 118, main) +
  stroke('M160 320 Q184 266 240 256', GLEAM, 18) +
  shape('M72 330 L52 350 L76 376 Z', main);

export const chair: Drawing = ({ main, shade, light, accent }) =>
  stroke('M180 380 L140 500 M420 380 L460 500 M230 390 L220 476 M370 390 L380 476', accent, 18) +
  shape('M168 110 Q300 70 432 110 Q450 240 424 330 H176 Q150 240 168 110 Z', main) +
  shape('M120 330 H480 Q500 396 440 400 H160 Q100 396 120 330 Z', shade) +
  [
    [236, 170],
    [300, 160],
    [364, 170],
    [250, 240],
    [350, 240],
    [300, 226],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 9, shade))
    .join('') +
  stroke('M130 336 Q92 300 112 236 M470 336 Q508 300 488 236', light, 26);

export const vase: Drawing = ({ main, shade, light, accent }) =>
  shape(
    'M248 92 H352 Q344 180 400 262 Q456 350 396 500 H204 Q144 350 200 262 Q256 180 248 92 Z',
    main,
  ) +
  shape(
    'M248 92 H286 Q276 190 238 270 Q196 370 248 500 H204 Q144 350 200 262 Q256 180 248 92 Z',
    shade,
  ) +
  box([236, 80, 128, 26], 13, light) +
  stroke('M184 310 Q242 276 300 310 T416 310', accent, 14) +
  stroke('M172 360 Q236 326 300 360 T428 360', light, 14) +
  stroke('M176 410 Q238 376 300 410 T424 410', accent, 14);

export const mixer: Drawing = ({ main, shade, light, accent }) =>
  box([96, 468, 408, 36], 18, shade) +
  shape('M372 250 H470 L486 470 H356 Z', main) +
  box([104, 154, 384, 116], 56, main) +
  box([104, 212, 384, 22], 0, light) +
  disc(440, 200, 20, accent) +
  box([186, 268, 46, 30], 6, TRIM) +
  stroke('M209 298 V340 M180 396 Q209 330 238 396', '#9aa0a6', 9) +
  shape('M108 336 H312 Q308 468 250 468 H170 Q112 468 108 336 Z', '#d5d9dc') +
  shape('M108 336 H150 Q150 430 190 468 H170 Q112 468 108 336 Z', '#f3f5f6');
