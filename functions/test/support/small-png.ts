import sharp from 'sharp';

let drawn: Promise<Buffer> | undefined;

export function createSmallPng(): Promise<Buffer> {
  drawn ??= sharp({ create: { width: 60, height: 40, channels: 3, background: '#375' } })
    .png()
    .toBuffer();
  return drawn;
}
