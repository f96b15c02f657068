import { NO_COVER_OR_FOCUS } from '@contract/rules/cover-thumbnail-square';
import { PICTURE_CROP_MESSAGES } from '@contract/schemas/picture-crop';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createSharpPicturesGateway } from './sharp-pictures';

const pictures = createSharpPicturesGateway();
const sale = { title: 'Brass owl', platform: 'etsy', price: '$34.99' } as const;
const coverOrSale = { cover: null, sale };

describe('a cropped picture', () => {
  const COLORS = ['#f00', '#0f0', '#00f', '#ff0'];
  const RED = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const YELLOW = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };

  /** Returns a picture of four squares with sides of 200 pixels. Red and green are above blue and yellow. */
  const stored = async () => {
    const squares = COLORS.map(
      (fill, n) =>
        `<rect x="${n % 2}" y="${Math.floor(n / 2)}" width="1" height="1" fill="${fill}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 2 2">${squares.join('')}</svg>`;
    return sharp(Buffer.from(svg)).removeAlpha().webp({ lossless: true }).toBuffer();
  };
  const colorAt = async (picture: Buffer, left: number, top: number) => {
    const at = { left, top, width: 1, height: 1 };
    const [red = 0, green = 0, blue = 0] = await sharp(picture).extract(at).raw().toBuffer();
    return [red, green, blue].map((value) => (value > 127 ? 'f' : '0')).join('');
  };
  /** Returns the color of a picture if all its pixels have nearly the same color. */
  const onlyColor = async (picture: Buffer) => {
    const { channels } = await sharp(picture).stats();
    return channels.map(({ min, max }) => (min > 180 ? 'f' : max < 75 ? '0' : '?')).join('');
  };

  it('shows only the chosen part, even in its thumbnails, and has cover and focus as areas of that part', async () => {
    const focus = { ...YELLOW, width: 0.25 };
    const cropped = await pictures.crop(await stored(), [YELLOW], { cover: YELLOW, focus }, sale);
    expect(cropped.full).toMatchObject({ width: 200, height: 200 });
    const files = [cropped.full, ...cropped.thumbnails].map(({ bytes }) => bytes);
    for (const file of [...files, ...cropped.thumbnails.flatMap(({ avif }) => avif ?? [])])
      expect(await onlyColor(file)).toBe('ff0');
    expect(cropped.placeholder).not.toBeNull();
    const whole = { x: 0, y: 0, width: 1, height: 1 };
    expect(cropped.parts).toEqual({ cover: whole, focus: { ...whole, width: 0.5 } });
    expect(cropped.shown).toEqual(whole);
  });

  it('has drawn thumbnails when no cover is left', async () => {
    const cropped = await pictures.crop(
      await stored(),
      [RED],
      { cover: YELLOW, focus: null },
      sale,
    );
    expect(cropped).toMatchObject({ parts: { cover: null }, shown: null, isDrawn: true });
    expect(cropped.thumbnails).toEqual((await pictures.draw(sale)).thumbnails);
  });

  it('stacks the pieces of the part on a white background', async () => {
    const narrow = { ...YELLOW, width: 0.25 };
    const { full } = await pictures.crop(await stored(), [narrow, RED], NO_COVER_OR_FOCUS, sale);
    expect(full).toMatchObject({ width: 200, height: 404 });
    const places = [
      [100, 100],
      [50, 300],
      [150, 300],
    ] as const;
    const colors = await Promise.all(places.map(([x, y]) => colorAt(full.bytes, x, y)));
    expect(colors).toEqual(['f00', 'ff0', 'fff']);
  });

  it('shows white where the stored picture is transparent', async () => {
    const clear = { create: { width: 90, height: 90, channels: 4, background: '#0000' } } as const;
    const upload = await sharp(clear).webp().toBuffer();
    const { full, placeholder } = await pictures.crop(upload, [RED], NO_COVER_OR_FOCUS, sale);
    expect(await onlyColor(full.bytes)).toBe('fff');
    expect(placeholder).not.toBeNull();
  });

  it('shrinks the pieces when the stacked pieces are longer than a stored picture may be', async () => {
    const square = await sharp({
      create: { width: 1600, height: 1600, channels: 3, background: '#c33' },
    })
      .webp()
      .toBuffer();
    const column = { x: 0, y: 0, width: 0.4, height: 1 };
    const { full } = await pictures.crop(
      square,
      [column, { ...column, x: 0.5 }],
      NO_COVER_OR_FOCUS,
      sale,
    );
    expect(full.height).toBe(1600);
    expect(full.width).toBeLessThan(640);
  });

  it('has the same picture hash as an upload of only that part', async () => {
    const lengths = [270, 130, 200, 100, 230, 210, 60, 250, 180];
    const bars = lengths.map((length, n) => `<rect y="${n * 60}" width="${length}" height="30"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="540">${bars.join('')}</svg>`;
    const page = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
    const size = { left: 0, top: 0, width: 300, height: 270 };
    const upper = await sharp(page).extract(size).png().toBuffer();
    const cropped = await pictures.crop(
      page,
      [{ x: 0, y: 0, width: 1, height: 0.5 }],
      NO_COVER_OR_FOCUS,
      sale,
    );
    expect(cropped.pictureHash).toBe((await pictures.prepare(upper, coverOrSale)).pictureHash);
    expect(cropped.pictureHash).not.toBe((await pictures.prepare(page, coverOrSale)).pictureHash);
  });

  it.each([
    ['the whole picture', { x: 0, y: 0, width: 1, height: 1 }, PICTURE_CROP_MESSAGES.whole],
    ['too few pixels', { ...RED, width: 0.05 }, PICTURE_CROP_MESSAGES.small],
  ])('is refused with an error when the part consists of %s', async (_what, part, message) => {
    const refused = await appErrorOf(
      pictures.crop(await stored(), [part], NO_COVER_OR_FOCUS, sale),
    );
    expect(refused).toEqual({ code: 'bad_request', message });
  });
});
