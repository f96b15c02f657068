import { describe, expect, it } from 'vitest';
import { itemLike } from './item.test-support';
import { isAsking, nextSamePicture, nothingTheSame, type SamePictureEvent } from './same-picture';

const after = (...events: SamePictureEvent[]) => events.reduce(nextSamePicture, nothingTheSame);
const picture = (name = 'a.png') => new File(['x'], name);
const [first, other] = [picture(), picture()];
const looked = (screenshot: File | null = first) => ({ type: 'looked', screenshot }) as const;
const found: SamePictureEvent = { type: 'found', items: [itemLike()] };
const foundNothing: SamePictureEvent = { type: 'found', items: [] };

describe('a picture that is on the board already', () => {
  it('is asked about as soon as it is found, and not before', () => {
    expect(isAsking(after(looked()))).toBe(false);
    expect(isAsking(after(looked(), foundNothing))).toBe(false);
    expect(isAsking(after(looked(), found))).toBe(true);
  });

  it('is asked about until the member says that it is another sale', () => {
    const answered = after(looked(), found, { type: 'held' }, { type: 'dismissed' });
    expect(isAsking(answered)).toBe(false);
    expect(answered.held).toBe(false);
  });

  it('is not asked about again where its hidden areas change', () => {
    expect(isAsking(after(looked(), found, { type: 'dismissed' }, looked(), found))).toBe(false);
  });

  it('is asked about again where it is chosen again', () => {
    const again = after(looked(), found, { type: 'dismissed' }, looked(other), found);
    expect(isAsking(again)).toBe(true);
  });

  it('stays in question while its hidden areas are looked at again', () => {
    expect(isAsking(after(looked(), found, looked()))).toBe(true);
    expect(isAsking(after(looked(), found, looked(), foundNothing))).toBe(false);
  });

  it('is forgotten with the screenshot', () => {
    expect(after(looked(), found, { type: 'held' }, looked(null))).toEqual(nothingTheSame);
  });

  it('holds sharing back only while it is in question', () => {
    expect(after(looked(), { type: 'held' }).held).toBe(false);
    expect(after(looked(), found, { type: 'held' }).held).toBe(true);
    expect(after(looked(), found, { type: 'held' }, foundNothing).held).toBe(false);
  });
});
