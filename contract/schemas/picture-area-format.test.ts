import { describe, expect, it } from 'vitest';
import { parsePictureArea, formatPictureArea } from './picture-area-format';

describe('area texts', () => {
  it('parsePictureArea reads the area that formatPictureArea wrote, with an error of at most a ten-thousandth', () => {
    const area = { x: 1 / 3, y: 0, width: 2 / 3, height: 0.25 };
    expect(formatPictureArea(area)).toBe('0.3333,0,0.6667,0.25');
    const read = parsePictureArea(formatPictureArea(area));
    expect(read?.x).toBeCloseTo(area.x, 3);
    expect(read?.width).toBeCloseTo(area.width, 3);
    expect((read?.x ?? 1) + (read?.width ?? 1)).toBeLessThanOrEqual(1);
  });

  it.each([
    '',
    '0,0,1',
    '0,0,1,1,1',
    '0,0,0,1',
    '0.6,0,0.5,1',
    '0,0.6,1,0.5',
    '-0.1,0,1,1',
    '1e9,0,1,1',
    '1,0,0.0001,1',
    '1.00005,0,0.00001,1',
    'a,b,c,d',
  ])('parsePictureArea returns null for %j, which is not an area inside a picture', (text) => {
    expect(parsePictureArea(text)).toBeNull();
  });
});
