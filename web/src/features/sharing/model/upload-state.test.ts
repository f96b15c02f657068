import { describe, expect, it } from 'vitest';
import { idleUpload, nextUpload, type UploadEvent } from './upload-state';

const after = (...events: UploadEvent[]) => events.reduce(nextUpload, idleUpload);
const started: UploadEvent = { type: 'started' };

describe('an upload', () => {
  it('tells how far it is, and never runs back', () => {
    const half: UploadEvent = { type: 'progressed', share: 0.5 };
    expect(after(started, half)).toEqual({ phase: 'sending', share: 0.5 });
    expect(after(started, half, { type: 'progressed', share: 0.2 })).toEqual({
      phase: 'sending',
      share: 0.5,
    });
    expect(after(started, { type: 'progressed', share: 3 })).toEqual({
      phase: 'sending',
      share: 1,
    });
  });

  it('can be cancelled while it is sent only', () => {
    expect(after(started, { type: 'cancelled' })).toEqual({ phase: 'cancelled' });
    expect(after({ type: 'cancelled' })).toEqual(idleUpload);
  });

  it('says why it failed, and starts over on a retry', () => {
    const failed = after(started, { type: 'failed', message: 'No network' });
    expect(failed).toEqual({ phase: 'failed', message: 'No network' });
    expect(nextUpload(failed, started)).toEqual({ phase: 'sending', share: 0 });
  });

  it('says which earlier item answered in its place', () => {
    const item = { title: 'Tin robot', soldPrice: '12.00', certain: true };
    expect(after(started, { type: 'overtaken', item })).toEqual({ phase: 'overtaken', item });
  });

  it('ignores progress that arrives late', () => {
    expect(after(started, { type: 'succeeded' }, { type: 'progressed', share: 1 })).toEqual(
      idleUpload,
    );
  });
});
