import { expect, it } from 'vitest';
import { coverThumbnailSquare } from './cover-thumbnail-square';

const PHONE = { width: 800, height: 1600 };

it.each([
  ['wide', { x: 0, y: 0.1, width: 1, height: 0.25 }, { x: 0.25, y: 0.1, width: 0.5, height: 0.25 }],
  [
    'tall',
    { x: 0.5, y: 0, width: 0.5, height: 0.5 },
    { x: 0.5, y: 0.125, width: 0.5, height: 0.25 },
  ],
])(
  'coverThumbnailSquare returns the largest square in the middle of a %s cover',
  (_shape, cover, square) => {
    expect(coverThumbnailSquare(PHONE, cover)).toEqual(square);
  },
);
