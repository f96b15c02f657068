import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '@contract/schemas/image';
import { describe, expect, it } from 'vitest';
import { imageFileProblem, pickFile } from './image-file';

const file = (name: string, type: string, bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type });

describe('imageFileProblem', () => {
  it.each([
    file('sale.png', 'image/png'),
    file('IMG_1.HEIC', ''),
    file('big.jpg', 'image/jpeg', MAX_IMAGE_BYTES),
  ])('takes $name', (image) => {
    expect(imageFileProblem(image)).toBeNull();
  });

  it('refuses what is no image, and an empty one', () => {
    expect(imageFileProblem(file('sale.pdf', 'application/pdf'))).toBe(IMAGE_MESSAGES.unsupported);
    expect(imageFileProblem(file('sale.png', 'image/png', 0))).toBe(IMAGE_MESSAGES.unsupported);
  });

  it('refuses more than 15 MB', () => {
    const large = file('big.jpg', 'image/jpeg', MAX_IMAGE_BYTES + 1);
    expect(imageFileProblem(large)).toBe(IMAGE_MESSAGES.tooLarge);
  });
});

describe('pickFile', () => {
  it('prefers a picture over other files, and takes nothing from nothing', () => {
    const picture = file('a.webp', 'image/webp');
    expect(pickFile([file('a.txt', 'text/plain'), picture])).toBe(picture);
    expect(pickFile([])).toBeNull();
  });
});
