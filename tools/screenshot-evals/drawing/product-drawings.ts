import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DrawingColors extends Readonly<Record<string, string>> {
  readonly main: string;
  readonly shade: string;
  readonly light: string;
  readonly accent: string;
}

/** Returns the SVG elements of a file in `drawings`. They are centered in a square of 600 × 600. */
export function productDrawing(name: string, colours: DrawingColors): string {
  return withColours(readSvg(`drawings/${name}.svg`).replaceAll(/<\/?svg[^>]*>/g, ''), colours);
}

const readSvg = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Replaces CSS variables with their values, because sharp does not support variables. */
const withColours = (svg: string, colours: DrawingColors): string =>
  svg.replaceAll(/var\(--([\w-]+)\)/g, (variable, name: string) => colours[name] ?? variable);
