import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { loadSharp } from '../../../functions/src/gateways/pictures/uploaded-image';
import { PRODUCT_POSES } from '../photographs/products';
import { PHOTOGRAPH_ARGS, drawProductPhotographs } from '../photographs/draw-product-photographs';

/**
 * The folder that keeps drawn photographs for later runs, because drawing a photograph takes some seconds. Delete the
 * folder when the scene, the shapes or the products change.
 */
const FOLDER = path.join(import.meta.dirname, '../../../.local/demo-photographs');
const SIDE = 480;

const fileOf = (product: string, variant: number) =>
  path.join(FOLDER, `${product}-${String(variant)}.png`);

/** Draws all photographs that are missing in the folder. */
export async function drawMissingPhotographs(executablePath: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  // Draws the photographs in a separate browser, because the start arguments of this browser would slow down the
  // screenshots.
  const browser = await chromium.launch({ executablePath, args: [...PHOTOGRAPH_ARGS] });
  const page = await browser.newPage();
  for (const [product, { palettes }] of Object.entries(PRODUCT_POSES)) {
    const files = palettes.map((_, variant) => fileOf(product, variant));
    if (files.every((file) => existsSync(file))) continue;
    const photographs = await drawProductPhotographs(page, { product, side: SIDE });
    await Promise.all(photographs.map((bytes, at) => writeFile(fileOf(product, at), bytes)));
  }
  await browser.close();
}

/**
 * Returns the photograph for one title of a product, as a data URL. `round` is the index of the title. If earlier
 * titles have the same photograph, changes it so that it looks different: mirrors it once for each earlier title, and
 * each time cuts a little more off its sides and makes it lighter.
 */
export async function photographFor(product: string, round: number): Promise<string> {
  const pose = PRODUCT_POSES[product];
  if (!pose) throw new Error(`There is no photograph of ${product}`);
  const variants = Array.from(
    { length: round + 1 },
    (_, at) => pose.byTitle?.[at] ?? at % pose.palettes.length,
  );
  const variant = variants[round] ?? 0;
  const times = variants.filter((it) => it === variant).length - 1;
  const sharp = await loadSharp();
  const cut = times * 22;
  const side = SIDE - 2 * cut;
  const seen = sharp(await readFile(fileOf(product, variant))).extract({
    left: cut,
    top: cut,
    width: side,
    height: side,
  });
  const turned = times % 2 === 1 ? seen.flop() : seen;
  const light = turned.modulate({ brightness: 1 + 0.04 * times });
  return `data:image/jpeg;base64,${(await light.jpeg({ quality: 90 }).toBuffer()).toString('base64')}`;
}
