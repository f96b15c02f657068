/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createRandom } from '../../../scripts/demo/random';
import { SURFACES_BY_CAMERA_ANGLE, PALETTES_BY_NAME, PRODUCT_POSES, WALL_COLORS } from './products';

/** Arguments with which Chromium draws without a graphics card, so that the pictures are the same on every computer. */
export const PHOTOGRAPH_ARGS = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

type Uniforms = Readonly<Record<string, number | readonly number[]>>;

/**
 * Draws all photographs of a product with WebGL, as square PNGs: the scene in `scene.glsl` with the product's shape in
 * `shapes/`. Each call draws the same photographs.
 */
export async function drawProductPhotographs(
  page: Page,
  { product, side }: { readonly product: string; readonly side: number },
): Promise<readonly Buffer[]> {
  const variants = PRODUCT_POSES[product]?.palettes ?? [];
  const spec = {
    source: sourceOf(product),
    side,
    looks: variants.map((_, variant) => settingsOf(product, variant)),
  };
  const urls = await page.evaluate(({ source, side: pixels, looks }) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: pixels, height: pixels });
    const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true });
    if (!gl) throw new Error('Chromium offers no WebGL');
    const program = gl.createProgram();
    const corners = `#version 300 es
      void main() { gl_Position = vec4(gl_VertexID == 1 ? 3 : -1, gl_VertexID == 2 ? 3 : -1, 0, 1); }`;
    for (const [kind, code] of [
      [gl.VERTEX_SHADER, corners],
      [gl.FRAGMENT_SHADER, source],
    ] as const) {
      const shader = gl.createShader(kind);
      if (!shader) throw new Error('Chromium offers no shaders');
      gl.shaderSource(shader, code);
      gl.compileShader(shader);
      const problem = gl.getShaderInfoLog(shader);
      if (problem) throw new Error(problem);
      gl.attachShader(program, shader);
    }
    gl.linkProgram(program);
    gl.useProgram(program);
    return looks.map(({ floats, integers }) => {
      for (const [name, value] of Object.entries({ ...floats, size: pixels })) {
        const place = gl.getUniformLocation(program, name);
        if (typeof value === 'number') gl.uniform1f(place, value);
        else gl.uniform3fv(place, [...value]);
      }
      for (const [name, value] of Object.entries(integers))
        gl.uniform1i(gl.getUniformLocation(program, name), value);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return canvas.toDataURL('image/png');
    });
  }, spec);
  return urls.map((url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
}

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const sourceOf = (product: string) =>
  read('scene.glsl').replace('//product//', () => read(`shapes/${product}.glsl`));

/** Returns the values of the uniforms in `scene.glsl`. */
function settingsOf(
  product: string,
  variant: number,
): { readonly floats: Uniforms; readonly integers: Readonly<Record<string, number>> } {
  const pose = PRODUCT_POSES[product];
  const palette = PALETTES_BY_NAME[pose?.palettes[variant] ?? ''];
  if (!pose || !palette) throw new Error(`There is no photograph ${variant} of ${product}`);
  const place = Object.keys(PRODUCT_POSES).indexOf(product);
  const random = createRandom((place + 1) * 977 + variant * 31);
  const ground = random.pick(
    pose.isFlat ? SURFACES_BY_CAMERA_ANGLE.fromAbove : SURFACES_BY_CAMERA_ANGLE.fromAside,
  );
  const [main, shade, light, accent] = palette;
  const side = random.chance(0.5) ? 1 : -1;
  const pitch = radians(pose.pitch + random.between(-4, 6));
  const [, halfHeight = 0] = pose.extents;
  const middle = Math.min(halfHeight, 0.75);
  const floats = {
    eye: [0, middle + pose.distance * Math.sin(pitch), pose.distance * Math.cos(pitch)],
    target: [random.between(-6, 6) / 100, middle * 0.96, 0],
    zoom: (pose.zoom ?? 3) * (random.between(81, 89) / 100),
    seed: (place * 7 + variant * 3) % 19,
    groundColor: linear(random.pick(ground.colors)),
    wallColor: linear(random.pick(WALL_COLORS)),
    wallAt: pose.isFlat ? 60 : random.between(18, 28) / 10,
    sun: unit([side * random.between(45, 95), random.between(75, 125), random.between(35, 90)]),
    warmth: random.pick([
      [1.06, 0.98, 0.86],
      [1, 0.99, 0.96],
      [1.1, 0.96, 0.8],
    ]),
    extents: pose.extents,
    turn: radians(pose.turn + random.between(-8, 8)),
    mainColor: linear(main),
    shadeColor: linear(shade),
    lightColor: linear(light),
    accentColor: linear(accent),
  };
  return { floats, integers: { ground: ground.kind, variant, zero: 0 } };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

const unit = (vector: readonly number[]) => vector.map((part) => part / Math.hypot(...vector));

/** Converts an sRGB color such as '#a63a2e' to linear light. */
const linear = (color: string): number[] =>
  [1, 3, 5].map((at) => (parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2);
