import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '@contract/schemas/image';
import { describe, expect, it } from 'vitest';
import { imageFileProblem, firstImageOrFile } from './image-file';

const file = (name: string, type: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('imageFileProblem', () => {
  it.each([
    file('sale.png', 'image/png'),
    file('IMG_1.HEIC', ''),
    file('big.jpg', 'image/jpeg', MAX_IMAGE_BYTES),
  ])('accepts $name', (image) => {
    expect(imageFileProblem(image)).toBeNull();
  });

  it('rejects a file that is empty or not an image', () => {
    expect(imageFileProblem(file('sale.pdf', 'application/pdf'))).toBe(IMAGE_MESSAGES.unsupported);
    expect(imageFileProblem(file('sale.png', 'image/png', 0))).toBe(IMAGE_MESSAGES.unsupported);
  });

  it('rejects a file over 15 MB', () => {
    const large = file('big.jpg', 'image/jpeg', MAX_IMAGE_BYTES + 1);
    expect(imageFileProblem(large)).toBe(IMAGE_MESSAGES.tooLarge);
  });
});

describe('firstImageOrFile', () => {
  it('prefers an image to other files, and returns null without files', () => {
    const picture = file('a.webp', 'image/webp');
    expect(firstImageOrFile([file('a.txt', 'text/plain'), picture])).toBe(picture);
    expect(firstImageOrFile([])).toBeNull();
  });
});
