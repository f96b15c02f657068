import { WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFrame,
  areasOfFrames,
  canAddFrame,
  isActiveFrameDrawn,
  type PartFrames,
  itemPartFromFrames,
  showsMoreThanBefore,
  tooSmallAreaIndex,
  initialPartFrames,
  withActiveFrame,
  withNewFrame,
  withoutActiveFrame,
} from './part-frames';

const TOP = { x: 0.25, y: 0.125, width: 0.5, height: 0.25 };
const BELOW = { x: 0.25, y: 0.75, width: 0.5, height: 0.125 };
const SCREENSHOT = { width: 400, height: 800 };
const frame = (x: number, y: number, width: number, height: number) =>
  ({ unit: '%', x, y, width, height }) as const;
const one = (area = frame(10, 10, 50, 50)): PartFrames => ({ frames: [area], active: 0 });

describe('initialPartFrames', () => {
  it('returns a frame for each area, and itemPartFromFrames returns the same areas from these frames', () => {
    const part = initialPartFrames([TOP, BELOW], false);
    expect(part).toEqual({ frames: [frame(25, 12.5, 50, 25), frame(25, 75, 50, 12.5)], active: 0 });
    expect(itemPartFromFrames(part)).toEqual([TOP, BELOW]);
  });

  it('returns no frame if there is no part, or one frame if the dialog must start with a frame', () => {
    expect(initialPartFrames(null, false).frames).toEqual([]);
    expect(initialPartFrames(null, true).frames).toHaveLength(1);
  });
});

describe('frames', () => {
  it('withActiveFrame changes only the active frame, or adds a frame if there is none', () => {
    const drawn = withActiveFrame(initialPartFrames(null, false), frame(1, 2, 30, 40));
    expect(drawn).toEqual(one(frame(1, 2, 30, 40)));
    const second = { ...initialPartFrames([TOP, BELOW], false), active: 1 };
    expect(withActiveFrame(second, frame(0, 70, 50, 20)).frames).toEqual([
      frame(25, 12.5, 50, 25),
      frame(0, 70, 50, 20),
    ]);
  });

  it('a frame counts as drawn only if it is larger than the frame of a tap', () => {
    expect(isActiveFrameDrawn(initialPartFrames(null, false))).toBe(false);
    expect(isActiveFrameDrawn(one(frame(10, 10, 0, 0)))).toBe(false);
    expect(isActiveFrameDrawn(one(frame(10, 10, 60, 0.5)))).toBe(false);
    expect(isActiveFrameDrawn(one(frame(10, 10, 20, 5)))).toBe(true);
  });

  it('withNewFrame adds an active frame in free space, up to three frames in total', () => {
    expect(canAddFrame(initialPartFrames(null, false))).toBe(false);
    const two = withNewFrame(initialPartFrames([TOP], false));
    const [, added] = areasOfFrames(two);
    expect(added?.y).toBeGreaterThan(TOP.y + TOP.height);
    expect(two.active).toBe(1);
    const three = withNewFrame(two);
    expect(three.frames).toHaveLength(3);
    expect(canAddFrame(three)).toBe(false);
    expect(withNewFrame(three)).toBe(three);
  });

  it('withNewFrame adds a frame in the middle if no space is free', () => {
    const { frames } = withNewFrame(initialPartFrames(WHOLE_SCREENSHOT, false));
    expect(frames[1]).toEqual(frame(10, 40, 80, 20));
  });

  it('withoutActiveFrame removes the active frame, and makes a frame beside it active', () => {
    const three = withNewFrame(withNewFrame(initialPartFrames([TOP], false)));
    const two = withoutActiveFrame(three);
    expect(two).toEqual({ frames: three.frames.slice(0, 2), active: 1 });
    const last = withoutActiveFrame({ ...two, active: 0 });
    expect(activeFrame(last)).toEqual(two.frames[1]);
    expect(activeFrame(withoutActiveFrame(last))).toBeUndefined();
  });
});

describe('itemPartFromFrames', () => {
  it('returns the whole screenshot if a frame is around all of it', () => {
    const whole = { frames: [frame(20, 20, 30, 30), frame(0, 1e-9, 100, 99.999999999)], active: 0 };
    expect(itemPartFromFrames(whole)).toEqual(WHOLE_SCREENSHOT);
  });

  it('leaves out an area that is inside another area, and one of two equal areas', () => {
    const [outer, inner] = [frame(0, 0, 50, 50), frame(10, 10, 20, 20)];
    expect(itemPartFromFrames({ frames: [inner, outer, outer], active: 0 })).toEqual([
      { x: 0, y: 0, width: 0.5, height: 0.5 },
    ]);
  });

  it('returns areas that stay inside the picture', () => {
    const percent = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(percent, percent, percent, percent, (x, y, width, height) => {
        const [area] = areasOfFrames(one(frame(x, y, width, height)));
        if (!area) throw new Error('No area');
        expect(Math.min(area.x, area.y, area.width, area.height)).toBeGreaterThanOrEqual(0);
        expect(Math.max(area.x + area.width, area.y + area.height)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('tooSmallAreaIndex', () => {
  it('returns the index of the first new area that is less than 24 pixels wide or high, or null', () => {
    const [large, small] = [frame(0, 0, 6, 3), frame(0, 50, 90, 2.9)];
    expect(tooSmallAreaIndex(one(large), SCREENSHOT, null)).toBeNull();
    const both = { frames: [large, small], active: 0 };
    expect(tooSmallAreaIndex(both, SCREENSHOT, null)).toBe(1);
    // Accepts small areas that existed before, because the reading may have found them.
    expect(tooSmallAreaIndex(both, SCREENSHOT, areasOfFrames(both))).toBeNull();
  });
});

describe('showsMoreThanBefore', () => {
  it('returns true if nearly all of the screenshot is shown', () => {
    expect(showsMoreThanBefore(initialPartFrames(WHOLE_SCREENSHOT, false), WHOLE_SCREENSHOT)).toBe(
      true,
    );
    expect(showsMoreThanBefore(one(frame(0, 5, 100, 85)), null)).toBe(true);
    expect(showsMoreThanBefore(one(frame(0, 20, 100, 50)), null)).toBe(false);
  });

  it('returns true if an area extends far beyond the found part, or if there is a new area', () => {
    expect(showsMoreThanBefore(initialPartFrames([TOP, BELOW], false), [TOP, BELOW])).toBe(false);
    expect(showsMoreThanBefore(one(frame(25, 12.5, 50, 25.5)), [TOP])).toBe(false);
    expect(showsMoreThanBefore(one(frame(25, 12.5, 50, 30)), [TOP])).toBe(true);
    expect(showsMoreThanBefore(withNewFrame(initialPartFrames([TOP], false)), [TOP])).toBe(true);
  });
});
