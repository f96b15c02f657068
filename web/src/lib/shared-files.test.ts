import { MAX_IMAGE_BYTES } from '@contract/schemas/image';
import { expect, test } from 'vitest';
import { MAX_WAITING_FILES, selectSharedFiles } from './shared-files';

const file = (name: string, type = 'image/png', size = 3) => {
  const made = new File(['png'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.png`));

test('keeps all pictures that another app shares', () => {
  const files = [file('a.png'), file('b.heic', '')];
  expect(selectSharedFiles(files, 0)).toEqual({ kept: files, receipt: 'received' });
});

test('leaves out a file that is not an image', () => {
  const [note, picture] = [file('a.txt', 'text/plain'), file('b.png')];
  expect(selectSharedFiles([note, picture], 0)).toEqual({
    kept: [picture],
    receipt: 'unsupported',
  });
});

test('leaves out a picture above the size limit', () => {
  const large = file('a.png', 'image/png', MAX_IMAGE_BYTES + 1);
  expect(selectSharedFiles([large], 0)).toEqual({ kept: [], receipt: 'too-large' });
});

test('leaves out the pictures above the limit of 10, which includes the pictures that already wait', () => {
  const files = many(MAX_WAITING_FILES + 1);
  expect(selectSharedFiles(files, 0).kept).toEqual(files.slice(0, MAX_WAITING_FILES));
  expect(selectSharedFiles(files, 8)).toEqual({ kept: files.slice(0, 2), receipt: 'too-many' });
  expect(selectSharedFiles(many(1), 12)).toEqual({ kept: [], receipt: 'too-many' });
});

test('returns the receipt "not-received" when there is no file', () => {
  expect(selectSharedFiles([], 0)).toEqual({ kept: [], receipt: 'not-received' });
});
