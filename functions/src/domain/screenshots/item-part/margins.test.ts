import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edges } from './edges';
import { withMargin } from './margins';
import type { OtherText } from './other-text';

const PICTURE = { width: 400, height: 800 };
const MARGIN = 20;
const TITLE: Edges = { left: 100, top: 300, right: 300, bottom: 320 };

const edges = (left: number, top: number, right: number, bottom: number): Edges => ({
  left,
  top,
  right,
  bottom,
});

const text = (...words: Edges[]): OtherText => ({ words });

const around = (needed: Edges, ...texts: OtherText[]): Edges =>
  withMargin(needed, { margin: MARGIN, picture: PICTURE, texts });

describe('withMargin', () => {
  it('adds the margin on each side, within the picture', () => {
    expect(around(TITLE)).toEqual(edges(80, 280, 320, 340));
    expect(around(edges(5, 790, 395, 798))).toEqual(edges(0, 770, 400, 800));
  });

  it.each<[string, Edges, Edges]>([
    ['above', edges(150, 270, 250, 290), edges(80, 295, 320, 340)],
    ['below', edges(150, 330, 250, 350), edges(80, 280, 320, 325)],
    ['on the left', edges(20, 300, 90, 320), edges(95, 280, 320, 340)],
    ['on the right', edges(310, 300, 390, 320), edges(80, 280, 305, 340)],
  ])(
    'moves the edge to the middle between the item and other text %s',
    (_side, other, expected) => {
      expect(around(TITLE, text(other))).toEqual(expected);
    },
  );

  it('reduces the margin when another text would be entirely inside the margin', () => {
    expect(around(TITLE, text(edges(150, 326, 250, 334))).bottom).toBe(323);
  });

  it('adds no margin on a side where another box overlaps the item a little', () => {
    expect(around(TITLE, text(edges(150, 285, 250, 304))).top).toBe(300);
  });

  it('moves the lower edge below a word when the word overlaps the item and ends below the item', () => {
    const tall = edges(250, 305, 290, 365);
    const outer = around(TITLE, text(tall));
    expect(outer).toEqual(edges(80, 280, 320, 385));
  });

  it('moves the right edge beyond a whole text when the edge would cut through the text', () => {
    const sentence = text(edges(110, 340, 200, 355), edges(210, 340, 390, 355));
    expect(around(edges(100, 300, 300, 400), sentence)).toEqual(edges(80, 280, 400, 420));
  });

  it('keeps a second text outside when an edge has moved beyond a first text', () => {
    const sentence = text(edges(110, 340, 340, 355));
    const beside = text(edges(350, 340, 390, 355));
    expect(around(edges(100, 300, 300, 400), sentence, beside).right).toBe(345);
  });

  it('returns an area that contains the item and stays within the picture, for any texts', () => {
    const box = fc
      .tuple(
        fc.nat(380),
        fc.nat(780),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
      )
      .map(([x, y, width, height]) => edges(x, y, x + width, y + height));
    const texts = fc.array(fc.array(box, { minLength: 1, maxLength: 3 }), { maxLength: 12 });
    fc.assert(
      fc.property(box, texts, (needed, others) => {
        const outer = around(needed, ...others.map((words) => text(...words)));
        expect(outer.left).toBeLessThanOrEqual(needed.left);
        expect(outer.top).toBeLessThanOrEqual(needed.top);
        expect(outer.right).toBeGreaterThanOrEqual(needed.right);
        expect(outer.bottom).toBeGreaterThanOrEqual(needed.bottom);
        expect(Math.min(outer.left, outer.top)).toBeGreaterThanOrEqual(0);
        expect(outer.right).toBeLessThanOrEqual(PICTURE.width);
        expect(outer.bottom).toBeLessThanOrEqual(PICTURE.height);
      }),
    );
  });
});
