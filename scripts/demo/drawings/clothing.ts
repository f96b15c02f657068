import { box, disc, GLEAM, shape, stroke, TRIM, type Drawing } from './drawing';

export const sneaker: Drawing = ({ main, shade, light, accent }) =>
  shape('M90 440 Q84 330 110 268 Q150 300 214 262 Q300 352 416 372 Q522 388 524 440 Z', main) +
  shape('M90 440 Q84 330 110 268 Q130 284 160 284 Q150 380 230 440 Z', shade) +
  shape('M416 372 Q522 388 524 440 H380 Q384 392 416 372 Z', light) +
  stroke('M236 300 l34 -22 M266 328 l34 -24 M300 350 l32 -26 M338 364 l26 -24', '#fff', 12) +
  stroke('M170 412 Q290 420 372 360', accent, 20) +
  shape('M82 440 H530 Q540 470 512 486 Q480 500 300 500 H120 Q78 496 82 440 Z', '#f7f5ef') +
  stroke('M96 474 H514', shade, 8);

export const jacket: Drawing = ({ main, shade, light, accent }) =>
  shape(
    'M214 120 L130 160 Q92 190 70 430 L146 450 L172 300 L176 500 H424 L428 300 L454 450 L530 430 Q508 190 470 160 L386 120 Z',
    main,
  ) +
  shape('M176 500 V470 H424 V500 Z', shade) +
  shape('M214 120 Q300 190 386 120 L358 104 Q300 130 242 104 Z', light) +
  shape('M242 104 L300 178 L244 216 L206 124 Z', shade) +
  shape('M358 104 L300 178 L356 216 L394 124 Z', shade) +
  stroke('M300 178 V496', shade, 6) +
  box([200, 262, 74, 66], 8, shade) +
  box([326, 262, 74, 66], 8, shade) +
  [236, 296, 356, 416, 456].map((y) => disc(314, y, 7, accent)).join('') +
  stroke('M172 300 L160 220 M428 300 L440 220', shade, 6);

export const dress: Drawing = ({ main, shade, light, accent }) =>
  shape(
    'M236 96 L224 200 Q250 250 236 290 L150 490 Q300 520 450 490 L364 290 Q350 250 376 200 L364 96 Q340 170 300 172 Q260 170 236 96 Z',
    main,
  ) +
  shape('M236 290 H364 L372 316 H228 Z', accent) +
  stroke('M262 330 L218 488 M300 330 V502 M338 330 L382 488', shade, 7) +
  [
    [210, 430],
    [262, 400],
    [340, 432],
    [392, 470],
    [280, 226],
    [326, 246],
    [190, 472],
    [302, 460],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 11, light))
    .join('');

export const boots: Drawing = ({ main, shade, light, accent }) =>
  [0, 150]
    .map(
      (x) =>
        `<g transform="translate(${String(x - 20)} 0)">` +
        shape('M130 130 H246 L254 360 Q340 380 352 430 V462 H132 Z', main) +
        shape('M130 130 H172 V462 H132 Z', shade) +
        shape('M126 462 H356 V492 H250 L238 476 L214 500 H130 Z', TRIM) +
        stroke('M246 200 l-34 12 M248 240 l-34 12 M250 280 l-34 12 M252 320 l-34 12', light, 9) +
        box([122, 116, 132, 30], 14, accent) +
        '</g>',
    )
    .join('');

export const cap: Drawing = ({ main, shade, light, accent }) =>
  shape('M130 390 Q120 200 290 196 Q450 200 450 390 Z', main) +
  shape('M290 196 Q214 240 214 390 H130 Q120 200 290 196 Z', shade) +
  shape('M300 384 Q440 356 556 420 Q560 446 520 444 Q400 410 220 432 Q130 434 130 388 Z', accent) +
  disc(290, 196, 14, accent) +
  stroke('M290 200 Q372 250 380 372', shade, 6) +
  disc(318, 308, 44, light) +
  stroke('M298 310 l14 16 l28 -34', main, 12);

export const handbag: Drawing = ({ main, shade, light, accent }) =>
  stroke('M200 270 Q200 108 300 108 Q400 108 400 270', shade, 22) +
  shape('M120 252 H480 L520 470 Q520 500 488 500 H112 Q80 500 80 470 Z', main) +
  shape('M120 252 H480 L490 310 Q300 420 110 310 Z', shade) +
  box([272, 336, 56, 62], 12, accent) +
  disc(300, 362, 9, TRIM) +
  stroke('M110 474 H490', light, 5) +
  shape('M136 268 H214 L190 310 H128 Z', GLEAM);

export const sweater: Drawing = ({ main, shade, light, accent }) =>
  shape(
    'M226 130 L150 158 Q112 180 82 460 L154 472 L180 320 L178 496 H422 L420 320 L446 472 L518 460 Q488 180 450 158 L374 130 Q300 190 226 130 Z',
    main,
  ) +
  stroke('M228 134 Q300 196 372 134', shade, 20) +
  shape('M178 470 H422 V500 H178 Z', shade) +
  shape(
    'M180 300 L220 262 L260 300 L300 262 L340 300 L380 262 L420 300 V330 L380 292 L340 330 L300 292 L260 330 L220 292 L180 330 Z',
    light,
  ) +
  shape(
    'M180 360 L220 330 L260 360 L300 330 L340 360 L380 330 L420 360 V384 L380 354 L340 384 L300 354 L260 384 L220 354 L180 384 Z',
    accent,
  );
