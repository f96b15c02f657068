import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  CARD_COLORS,
  LOGO_TAG_SVG_PATH,
} from '../../functions/src/gateways/preview-card/card-drawing';
import { ROOT } from '../lib/paths';

const paletteSchema = z.object({
  palette: z.object({ light: z.record(z.string(), z.string()) }),
});

it('the server draws preview cards in the light colors of the web app', async () => {
  const file = join(ROOT, 'web/src/components/palette.ts');
  const { palette } = paletteSchema.parse(await import(pathToFileURL(file).href));
  expect(palette.light).toMatchObject(CARD_COLORS);
});

it('the server draws preview cards with the logo of the web app', () => {
  const logo = readFileSync(join(ROOT, 'web/src/components/logo.tsx'), 'utf8');
  expect(logo).toContain(`d="${LOGO_TAG_SVG_PATH}"`);
});
