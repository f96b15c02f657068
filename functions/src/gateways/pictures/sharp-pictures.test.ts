import { deflateSync, crc32 } from 'node:zlib';
import { COVER_MESSAGES } from '@contract/schemas/cover';
import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import type { Thumbnail } from './pictures';
import { createSharpPicturesGateway } from './sharp-pictures';

const pictures = createSharpPicturesGateway();
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const sale = { title: 'Brass owl', platform: 'etsy', price: '$34.99' } as const;
const prepare = (upload: Buffer, cover: typeof WHOLE | null = WHOLE) =>
  pictures.prepare(upload, { cover, sale });
const avifsOf = (thumbnails: readonly Thumbnail[]) => thumbnails.flatMap(({ avif }) => avif ?? []);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const refusal = (upload: Buffer) => appErrorOf(prepare(upload));
function countDifferentBits(a: string | null | undefined, b: string | null | undefined): number {
  const differing = BigInt(`0x${a ?? '-'}`) ^ BigInt(`0x${b ?? '-'}`);
  return differing.toString(2).replaceAll('0', '').length;
}
const UNSUPPORTED = { code: 'unsupported_media_type', message: IMAGE_MESSAGES.unsupported };

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function hugePng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const row = Math.ceil(side / 8) + 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(row * side))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('the preparation of an upload', () => {
  it('shrinks a picture to 1600 pixels, and adds square thumbnails of 320, 480 and 640 pixels', async () => {
    const { full, thumbnails } = await prepare(await plain(3200, 2000).png().toBuffer());
    expect(full).toMatchObject({ width: 1600, height: 1000 });
    expect(thumbnails).toMatchObject([
      { nominalWidth: 320, width: 320, height: 320 },
      { nominalWidth: 480, width: 480, height: 480 },
      { nominalWidth: 640, width: 640, height: 640 },
    ]);
    for (const { bytes, width, height } of [full, ...thumbnails])
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(
      await Promise.all(avifsOf(thumbnails).map((avif) => sharp(avif).metadata())),
    ).toMatchObject(
      thumbnails.map(({ width, height }) => ({
        format: 'heif',
        compression: 'av1',
        width,
        height,
      })),
    );
  });

  it.each([
    [300, 700, { left: 0, top: 200 }],
    [700, 300, { left: 200, top: 0 }],
  ])('shows the middle of a cover of %i × %i pixels in thumbnails', async (width, height, at) => {
    const blue = {
      create: { width: 300, height: 300, channels: 3, background: '#00f' },
    } as const;
    const upload = await plain(width, height)
      .composite([{ input: blue, ...at }])
      .removeAlpha()
      .png()
      .toBuffer();
    const { thumbnails, placeholder } = await prepare(upload);
    const { channels } = await sharp(avifsOf(thumbnails)[0]).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 10) * 10)).toEqual([0, 0, 250]);
    expect(placeholder).toBe(Buffer.from('ff0000'.repeat(16), 'hex').toString('base64'));
  });

  it('does not enlarge a picture when it is small', async () => {
    const { full, thumbnails } = await prepare(await plain(400, 90).jpeg().toBuffer());
    expect(full).toMatchObject({ width: 400, height: 90 });
    expect(thumbnails).toMatchObject([{ nominalWidth: 320, width: 90, height: 90 }]);
    const { thumbnails: larger } = await prepare(await plain(400, 900).jpeg().toBuffer());
    expect(larger).toMatchObject([
      { nominalWidth: 320, width: 320, height: 320 },
      { nominalWidth: 480, width: 400, height: 400 },
    ]);
  });

  it('accepts the smallest cover that a form allows, and rejects a smaller one', async () => {
    const upload = await plain(738, 1600).png().toBuffer();
    const { thumbnails } = await prepare(upload, { ...WHOLE, height: 0.015 });
    expect(thumbnails).toMatchObject([{ nominalWidth: 320, width: 24, height: 24 }]);
    expect(await appErrorOf(prepare(upload, { ...WHOLE, height: 0.0149 }))).toEqual({
      code: 'bad_request',
      message: COVER_MESSAGES.small,
    });
  });

  it('accepts a picture of one pixel, and a very long picture', async () => {
    const dot = await prepare(await plain(1, 1).png().toBuffer(), null);
    expect(dot.full).toMatchObject({ width: 1, height: 1 });
    const strip = await prepare(await plain(2, 9000).png().toBuffer(), null);
    expect(strip.full).toMatchObject({ width: 1, height: 1600 });
  });
});

describe('the placeholder of a prepared picture', () => {
  it('has the colors of the thumbnail as pixels of a BMP file, bottom row first', async () => {
    const rows = ['f00', '0f0', '00f', 'fff'].map(
      (fill, row) => `<rect y="${row}" width="4" height="1" fill="#${fill}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${rows.join('')}</svg>`;
    const upload = await sharp(Buffer.from(svg))
      .resize(40, 40, { kernel: 'nearest' })
      .png()
      .toBuffer();
    const { placeholder } = await prepare(upload);
    const bytes = [...Buffer.from(placeholder ?? '', 'base64')];
    expect(bytes.map((byte) => (byte > 127 ? 'ff' : '00')).join('')).toBe(
      ['ffffff', 'ff0000', '00ff00', '0000ff'].map((color) => color.repeat(4)).join(''),
    );
  });

  it('is null when the uploaded picture has transparent areas', async () => {
    const see = (alpha: number) =>
      sharp({
        create: { width: 30, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha } },
      });
    const placeholders = await Promise.all(
      [0.5, 1].map(async (alpha) => (await prepare(await see(alpha).png().toBuffer())).placeholder),
    );
    expect(placeholders).toEqual([null, expect.stringMatching(/^[A-Za-z0-9+/]{64}$/)]);
  });
});

describe('a prepared picture', () => {
  it('has no picture hash when the picture has only one color', async () => {
    const { pictureHash } = await prepare(await plain(50, 50).png().toBuffer());
    expect(pictureHash).toBeNull();
  });

  it('has a similar picture hash for a scaled and recompressed copy, and a different one for other content', async () => {
    const bars = (...lengths: number[]) => {
      const rows = lengths.map(
        (length, n) => `<rect y="${n * 30 + 30}" width="${length}" height="14" fill="#555"/>`,
      );
      return Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="600"><rect width="300" height="600" fill="#fff"/>${rows.join('')}</svg>`,
      );
    };
    const page = await sharp(bars(270, 130, 200, 100, 230, 210, 60))
      .png()
      .toBuffer();
    const again = await sharp(page).resize(210).jpeg({ quality: 60 }).toBuffer();
    const other = await sharp(bars(100, 230, 30, 270, 130, 60, 200))
      .png()
      .toBuffer();
    const [first, second, third] = await Promise.all(
      [page, again, other].map(async (upload) => (await prepare(upload)).pictureHash),
    );
    expect(countDifferentBits(first, second)).toBeLessThanOrEqual(MAX_DIFFERING_HASH_BITS);
    expect(countDifferentBits(first, third)).toBeGreaterThan(MAX_DIFFERING_HASH_BITS);
  });

  it('is upright and has no metadata', async () => {
    const leftBlueRightRed = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#f00' },
    })
      .composite([
        {
          input: { create: { width: 30, height: 40, channels: 3, background: '#00f' } },
          left: 0,
          top: 0,
        },
      ])
      .jpeg({ chromaSubsampling: '4:4:4', quality: 100 })
      .withExif({
        IFD0: { Copyright: 'someone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(leftBlueRightRed).metadata()).toMatchObject({ orientation: 6 });

    const { full, thumbnails } = await prepare(leftBlueRightRed);
    expect(full).toMatchObject({ width: 40, height: 60 });
    const top = await sharp(full.bytes)
      .extract({ left: 10, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(top[2]).toBeGreaterThan(200);
    const files = [full, ...thumbnails].map(({ bytes }) => bytes);
    for (const bytes of [...files, ...avifsOf(thumbnails)]) {
      const found = await sharp(bytes).metadata();
      expect(found).toMatchObject({ space: 'srgb' });
      for (const block of ['exif', 'xmp', 'icc', 'iptc', 'orientation', 'comments']) {
        expect(found).not.toHaveProperty(block);
      }
    }
  });

  it('shows the first frame of a GIF or an animated WebP', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)]);
    const film = () =>
      sharp(frames, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } });
    for (const upload of [await film().gif().toBuffer(), await film().webp().toBuffer()]) {
      expect((await sharp(upload).metadata()).pages).toBe(2);
      const { full } = await prepare(upload, null);
      expect(full).toMatchObject({ width: 10, height: 10 });
      expect((await sharp(full.bytes).raw().toBuffer())[0]).toBeGreaterThan(250);
    }
  });

  it('keeps the transparency of its upload, and can be made from grayscale, 16-bit and CMYK uploads', async () => {
    const clear = { create: { width: 20, height: 20, channels: 4, background: '#0000' } } as const;
    const transparent = await prepare(await sharp(clear).png().toBuffer(), null);
    expect((await sharp(transparent.full.bytes).metadata()).hasAlpha).toBe(true);
    const odd = [
      plain(20, 20).greyscale().jpeg(),
      plain(20, 20).toColourspace('rgb16').png(),
      plain(20, 20).toColourspace('cmyk').jpeg(),
    ];
    for (const upload of odd) {
      const { full } = await prepare(await upload.toBuffer(), null);
      expect(full).toMatchObject({ width: 20, height: 20 });
    }
  });
});

describe('the check of uploads', () => {
  it('rejects a file that is not a picture or has an unsupported format', async () => {
    const others = [
      Buffer.alloc(0),
      Buffer.from('just text'),
      Buffer.from('%PDF-1.7\n%âãÏÓ\n'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
      Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'),
      await plain(20, 20).tiff().toBuffer(),
      await plain(64, 64).avif().toBuffer(),
    ];
    for (const upload of others) expect(await refusal(upload)).toEqual(UNSUPPORTED);
  });

  it('rejects a truncated picture', async () => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    }).toColourspace('srgb');
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer();
      const cut = whole.subarray(0, Math.floor(whole.length / 2));
      expect(await refusal(cut), format).toEqual(UNSUPPORTED);
    }
  });

  it('rejects a picture of more than 40 megapixels without decoding it', async () => {
    const upload = hugePng(16_000);
    const before = process.memoryUsage.rss();
    expect(await refusal(upload)).toEqual({
      code: 'too_large',
      message: IMAGE_MESSAGES.tooManyPixels,
    });
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024);
  });
});
