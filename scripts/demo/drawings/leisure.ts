import { box, disc, GLEAM, shape, stroke, TRIM, type Drawing } from './drawing';

export const record: Drawing = ({ main, shade, light, accent }) =>
  disc(374, 300, 178, '#16181d') +
  [156, 132, 108, 84]
    .map(
      (r) =>
        `<circle cx="374" cy="300" r="${String(r)}" fill="none" stroke="#33373f" stroke-width="4"/>`,
    )
    .join('') +
  disc(374, 300, 58, accent) +
  disc(374, 300, 9, '#f4f1e8') +
  box([56, 122, 356, 356], 8, main) +
  disc(234, 330, 112, light) +
  shape('M56 400 Q150 330 234 400 T412 400 V470 Q412 478 404 478 H64 Q56 478 56 470 Z', shade) +
  box([84, 150, 176, 22], 4, shade) +
  box([84, 184, 112, 14], 4, accent);

export const guitar: Drawing = ({ main, shade, light, accent }) =>
  `<g transform="rotate(38 300 300)">` +
  box([278, -20, 44, 300], 6, '#6b4a2f') +
  box([266, -64, 68, 76], 10, TRIM) +
  shape(
    'M300 236 Q392 226 392 306 Q392 340 372 356 Q436 400 416 478 Q392 560 300 560 Q208 560 184 478 Q164 400 228 356 Q208 340 208 306 Q208 226 300 236 Z',
    main,
  ) +
  shape('M300 256 Q374 250 374 306 Q374 336 344 360 Q410 404 396 474 Q376 540 300 542 Z', shade) +
  disc(300, 352, 46, TRIM) +
  box([248, 462, 104, 20], 8, accent) +
  stroke('M288 -20 V470 M300 -20 V470 M312 -20 V470', light, 3) +
  '</g>';

export const bear: Drawing = ({ main, shade, light, accent }) =>
  disc(196, 148, 52, main) +
  disc(404, 148, 52, main) +
  disc(196, 148, 28, light) +
  disc(404, 148, 28, light) +
  `<ellipse cx="176" cy="376" rx="44" ry="78" fill="${shade}" transform="rotate(24 176 376)"/>` +
  `<ellipse cx="424" cy="376" rx="44" ry="78" fill="${shade}" transform="rotate(-24 424 376)"/>` +
  `<ellipse cx="300" cy="404" rx="124" ry="104" fill="${main}"/>` +
  `<ellipse cx="300" cy="412" rx="76" ry="70" fill="${light}"/>` +
  disc(206, 474, 50, shade) +
  disc(394, 474, 50, shade) +
  disc(206, 478, 26, light) +
  disc(394, 478, 26, light) +
  disc(300, 218, 124, main) +
  `<ellipse cx="300" cy="258" rx="62" ry="48" fill="${light}"/>` +
  disc(252, 200, 15, TRIM) +
  disc(348, 200, 15, TRIM) +
  `<ellipse cx="300" cy="238" rx="22" ry="15" fill="${TRIM}"/>` +
  stroke('M300 252 V266 Q300 280 278 280 M300 266 Q300 280 322 280', TRIM, 6) +
  shape('M300 336 L236 306 V366 Z M300 336 L364 306 V366 Z', accent) +
  disc(300, 336, 16, accent);

export const car: Drawing = ({ main, shade, light, accent }) =>
  shape('M170 300 Q196 214 262 210 H372 Q424 212 458 300 Z', shade) +
  shape('M196 296 Q216 238 266 236 H300 V296 Z M318 236 H368 Q404 238 428 296 H318 Z', '#cfe4ee') +
  shape('M60 400 Q60 306 130 300 H470 Q546 306 546 400 V430 H60 Z', main) +
  stroke('M78 372 H528', light, 12) +
  box([520, 334, 26, 34], 10, '#ffd34d') +
  box([60, 338, 24, 30], 8, accent) +
  [168, 440]
    .map((x) => disc(x, 430, 68, TRIM) + disc(x, 430, 36, '#d7dadd') + disc(x, 430, 13, accent))
    .join('');

export const books: Drawing = ({ main, shade, light, accent }) =>
  box([96, 424, 400, 76], 8, main) +
  box([128, 348, 384, 72], 8, accent) +
  box([84, 270, 372, 74], 8, shade) +
  box([140, 200, 330, 66], 8, light) +
  box([120, 424, 26, 76], 0, light) +
  box([450, 424, 14, 76], 0, light) +
  box([160, 348, 14, 72], 0, light) +
  box([460, 348, 26, 72], 0, main) +
  box([120, 270, 12, 74], 0, accent) +
  box([142, 270, 12, 74], 0, accent) +
  box([250, 296, 130, 20], 6, light) +
  box([230, 452, 150, 20], 6, light) +
  box([240, 224, 130, 18], 6, shade) +
  box([260, 376, 130, 18], 6, shade) +
  shape('M410 266 V322 L424 306 L438 322 V266 Z', main);

export const backpack: Drawing = ({ main, shade, light, accent }) =>
  stroke('M248 132 Q248 84 300 84 Q352 84 352 132', shade, 18) +
  shape(
    'M140 230 Q150 118 300 118 Q450 118 460 230 L474 470 Q474 500 444 500 H156 Q126 500 126 470 Z',
    main,
  ) +
  box([92, 320, 54, 150], 24, shade) +
  box([454, 320, 54, 150], 24, shade) +
  box([180, 330, 240, 142], 26, shade) +
  stroke('M200 368 H400', accent, 10) +
  stroke('M168 270 Q300 236 432 270', accent, 10) +
  box([392, 368, 14, 38], 6, light) +
  disc(300, 198, 34, light) +
  shape('M164 230 Q168 164 232 144 Q196 190 196 252 H162 Z', GLEAM);
