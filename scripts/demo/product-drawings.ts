import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Values of CSS variables by name. */
export type Colours = Readonly<Record<string, string>>;

/** The colours of a product drawing. */
export interface DrawingColours extends Colours {
  readonly main: string;
  readonly shade: string;
  readonly light: string;
  readonly accent: string;
}

/**
 * Returns a drawn product as SVG elements, in the middle of a field of 600 × 600.
 * @param name of a file in `drawings`
 */
export function productDrawing(name: string, colours: DrawingColours): string {
  return withColours(readSvg(`drawings/${name}.svg`).replaceAll(/<\/?svg[^>]*>/g, ''), colours);
}

/** Reads an SVG file of this folder. */
export const readSvg = (file: string): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8');

/** Puts colours in the place of CSS variables, because sharp does not know variables. */
export const withColours = (svg: string, colours: Colours): string =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (variable, name: string) => colours[name] ?? variable);
