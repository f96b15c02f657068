/**
 * Draws the icons and screenshots of the web app manifest into web/public/install: `npm run draw:install-pictures`.
 * Run it after a change of the logo, or of the screenshots in docs/images.
 */
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSharp } from '../functions/src/gateways/pictures/uploaded-image';
import { palette } from '../web/src/components/palette';
import { ROOT } from './lib/paths';
import { runCommand } from './stack/run-command';

const FOLDER = join(ROOT, 'web/public/install');
const LOGO = readFileSync(join(ROOT, 'web/public/favicon.svg'), 'utf8').trim();
/**
 * The width of the logo in a maskable icon, as a share of the icon's width. The system may cut the icon to a circle
 * whose diameter is 0.8 of the icon's width, and the whole logo must be inside this circle.
 */
const MASKABLE_SHARE = 0.56;

/** Returns a square SVG with the logo in its middle. `share` is the logo's width as a share of the square's width. */
function iconSvg(share: number, background: string | null, logo = LOGO): string {
  const shapes = logo.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  const offset = (32 * (1 - share)) / 2;
  const square = background === null ? '' : `<rect width="32" height="32" fill="${background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${square}<g transform="translate(${offset} ${offset}) scale(${share})">${shapes}</g></svg>`;
}

/**
 * The logo as a shape of one color, which the system replaces by its own color. The hole of the tag in the logo is
 * transparent.
 */
const MONOCHROME = LOGO.replace(/<path d="([^"]+)"[^>]*>.*<\/svg>$/, (_match, tag: string) => {
  const hole = 'M15 11.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0z';
  return `<path d="${tag}${hole}" fill="#fff" fill-rule="evenodd"/></svg>`;
});

const ICONS = [
  ['icon-192.png', 192, iconSvg(1, null)],
  ['icon-512.png', 512, iconSvg(1, null)],
  ['maskable-192.png', 192, iconSvg(MASKABLE_SHARE, palette.light.brand)],
  ['maskable-512.png', 512, iconSvg(MASKABLE_SHARE, palette.light.brand)],
  ['monochrome-512.png', 512, iconSvg(MASKABLE_SHARE, null, MONOCHROME)],
] as const;

const SCREENSHOTS = [
  ['phone.webp', 'docs/images/home-phone-light.jpg'],
  ['desktop.webp', 'docs/images/home-desktop-light.jpg'],
] as const;

await runCommand(async () => {
  const sharp = await loadSharp();
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, size, svg] of ICONS)
    await sharp(Buffer.from(svg), { density: 72 * (size / 32) })
      .resize(size, size)
      .png({ palette: true, colors: 32, effort: 10 })
      .toFile(join(FOLDER, name));
  for (const [name, from] of SCREENSHOTS)
    await sharp(join(ROOT, from)).webp({ quality: 60, effort: 6 }).toFile(join(FOLDER, name));
  for (const [name] of [...ICONS, ...SCREENSHOTS])
    console.log(`${statSync(join(FOLDER, name)).size} bytes  web/public/install/${name}`);
  return 0;
});
