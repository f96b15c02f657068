import { PROFILE_PICTURE_MESSAGES } from '@contract/schemas/profile-picture';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appErrorOf } from '../../lib/app-error-of.test-support';
import { createSharpProfilePictureGateway } from './sharp-profile-picture';

const squares = createSharpProfilePictureGateway();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

describe('the drawing of profile squares', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'returns two WebP squares of a %s',
    async (type) => {
      const { full, small } = await squares.draw(await plain(300, 40).toFormat(type).toBuffer());
      for (const [file, side] of [
        [full, 512],
        [small, 96],
      ] as const)
        expect(await sharp(file).metadata()).toMatchObject({
          format: 'webp',
          width: side,
          height: side,
        });
    },
  );

  it('returns the middle of the picture, upright and without metadata', async () => {
    const blue = { create: { width: 20, height: 20, channels: 3, background: '#00f' } } as const;
    // Orientation 6 means a quarter turn to the right: the left side becomes the top.
    const upload = await plain(60, 20)
      .composite([{ input: blue, left: 20, top: 0 }])
      .withExif({ IFD0: { Copyright: 'Ann' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { full } = await squares.draw(upload);
    const { channels } = await sharp(full).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 25))).toEqual([0, 0, 10]);
    const { exif, orientation, icc } = await sharp(full).metadata();
    expect({ exif, orientation, icc }).toEqual({});
  });

  it('returns the first frame when the picture is animated', async () => {
    const frames = await Promise.all(
      ['#00f', '#f00'].map((background) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { full } = await squares.draw(animation);
    const { channels } = await sharp(full).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 25))).toEqual([0, 0, 10]);
    expect((await sharp(full).metadata()).pages).toBeUndefined();
  });

  it('rejects all files except JPEG, PNG, WebP and GIF pictures', async () => {
    const message = PROFILE_PICTURE_MESSAGES.unsupported;
    // With the brand 'mif1', the file looks like HEIF, which is allowed for screenshots but not for profile pictures.
    const heif = await plain(64, 64).avif().toBuffer();
    heif.write('mif1', 8, 'latin1');
    for (const upload of [
      Buffer.alloc(0),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
      Buffer.from('\x89PNG\r\n\x1a\n<html>', 'latin1'),
      await plain(64, 64).avif().toBuffer(),
      heif,
      await plain(9, 9).tiff().toBuffer(),
    ])
      expect(await appErrorOf(squares.draw(upload))).toEqual({
        code: 'unsupported_media_type',
        message,
      });
  });

  it('removes data after the end of the picture in the file', async () => {
    const script = '<script>alert(1)</script>';
    const picture = await plain(20, 20).jpeg().toBuffer();
    const { full } = await squares.draw(Buffer.concat([picture, Buffer.from(script)]));
    expect(full.includes(script)).toBe(false);
  });

  it('rejects a file with too many pixels even when it has few bytes', async () => {
    const bomb = await plain(16_000, 3000).png().toBuffer();
    expect(await appErrorOf(squares.draw(bomb))).toEqual({
      code: 'too_large',
      message: PROFILE_PICTURE_MESSAGES.tooManyPixels,
    });
  });
});
