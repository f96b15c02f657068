import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  removeAllOutboxEntries,
  pictureFile,
  queuedTestEntry,
  fakeSerialLocks,
} from './entries.test-support';
import { addToOutbox, listOutbox, removeFromOutbox } from './outbox-store';
import {
  type SendOutboxOptions,
  sendOutbox,
  type SendResult,
  retryDelayMsAfter,
} from './send-outbox';

const NOW = 1_000_000;
const OFFLINE = { state: 'waiting', message: null } as const;

/** The ids of the entries that were sent. */
let sent: string[] = [];
/** The result of an attempt to send an entry, by the id of the entry. Default: success. */
let results: Record<string, SendResult> = {};

const send: SendOutboxOptions['send'] = ({ id }) => {
  sent.push(id);
  return Promise.resolve(results[id] ?? { state: 'sent' });
};
const run = (change: Partial<SendOutboxOptions> = {}) =>
  sendOutbox({ memberId: 'ann', send, now: () => NOW, ...change });
const add = async (...ids: string[]) => {
  for (const id of ids) await addToOutbox(queuedTestEntry(id), null);
};
const entries = () => listOutbox('ann');

beforeEach(async () => {
  sent = [];
  results = {};
  await removeAllOutboxEntries();
  vi.stubGlobal('navigator', { onLine: true, locks: fakeSerialLocks() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sendOutbox', () => {
  it('sends all waiting entries in order and removes them', async () => {
    await add('z', 'a', 'm');
    expect(await run()).toBeNull();
    expect(sent).toEqual(['z', 'a', 'm']);
    expect(await entries()).toEqual([]);
  });

  it('removes a quiet entry that the server refuses, passes on the reason, and sends the next entry', async () => {
    await addToOutbox(queuedTestEntry('a', { isQuiet: true }), null);
    await add('b');
    results = { a: { state: 'failed', message: 'The item is gone.' } };
    const onRefused = vi.fn();
    await run({ onRefused });
    expect(onRefused.mock.calls).toEqual([
      [expect.objectContaining({ id: 'a' }), 'The item is gone.'],
    ]);
    expect(sent).toEqual(['a', 'b']);
    expect(await entries()).toEqual([]);
  });

  it('keeps a refused quiet entry for a later run when this run cannot show the reason', async () => {
    await addToOutbox(queuedTestEntry('a', { isQuiet: true }), null);
    results = { a: { state: 'failed', message: 'The item is gone.' } };
    await run();
    expect(await entries()).toMatchObject([{ id: 'a', state: 'failed' }]);
    const onRefused = vi.fn();
    await run({ onRefused });
    expect(onRefused.mock.calls).toEqual([
      [expect.objectContaining({ id: 'a' }), 'The item is gone.'],
    ]);
    expect(sent).toEqual(['a']);
    expect(await entries()).toEqual([]);
  });

  it('keeps a refused quiet entry when its feature shows the entry to the member', async () => {
    await addToOutbox(queuedTestEntry('a', { isQuiet: true, isKept: true }), null);
    results = { a: { state: 'failed', message: 'The item is gone.' } };
    const onRefused = vi.fn();
    await run({ onRefused });
    expect(onRefused).toHaveBeenCalledOnce();
    expect(await entries()).toMatchObject([
      { id: 'a', state: 'failed', message: 'The item is gone.' },
    ]);
  });

  it('passes the file to the call, and gives the entry the state "sending" during the call', async () => {
    await addToOutbox(queuedTestEntry('a'), pictureFile());
    let name: string | undefined;
    let states: string[] = [];
    await run({
      send: async (_entry, file) => {
        name = file?.name;
        states = (await entries()).map(({ state }) => state);
        return { state: 'sent' };
      },
    });
    expect([name, states]).toEqual(['sold.png', ['sending']]);
  });

  it("leaves another member's entries untouched", async () => {
    const entry = queuedTestEntry('b', { memberId: 'bob' });
    await addToOutbox(entry, null);
    await run();
    expect(sent).toEqual([]);
    expect(await listOutbox('bob')).toEqual([entry]);
  });

  it('keeps a refused entry with its message, and sends the next entry', async () => {
    await add('a', 'b');
    results = { a: { state: 'failed', message: 'You have used all 20.' } };
    await run();
    expect(sent).toEqual(['a', 'b']);
    expect(await entries()).toMatchObject([
      { id: 'a', state: 'failed', message: 'You have used all 20.' },
    ]);
    await run();
    expect(sent).toEqual(['a', 'b']);
  });

  it('keeps an entry that has a question for the member, stores its new draft, and sends the next entry', async () => {
    await add('a', 'b');
    results = { a: { state: 'needs-decision', message: 'Look', draft: { areas: 1 } } };
    await run();
    expect(await entries()).toMatchObject([
      { id: 'a', state: 'needs-decision', message: 'Look', draft: { areas: 1 } },
    ]);
  });

  it('stops at the first entry when there is no network, and waits longer after each attempt', async () => {
    await add('a', 'b');
    results = { a: OFFLINE };
    expect(await run()).toBe(NOW + 5000);
    expect(sent).toEqual(['a']);
    expect(await run()).toBe(NOW + 5000);
    expect(sent).toEqual(['a']);
    expect(await run({ now: () => NOW + 5000 })).toBe(NOW + 15_000);
    expect(await entries()).toMatchObject([{ attempts: 2, state: 'waiting' }, { id: 'b' }]);
  });

  it('sends entries that waited for the network immediately when the network is back', async () => {
    await add('a');
    results = { a: OFFLINE };
    await run();
    results = {};
    await run({ isBack: true });
    expect(await entries()).toEqual([]);
  });

  it('waits for the time that a busy server requests, even when the network is back', async () => {
    await add('a', 'b');
    results = { a: { state: 'waiting', message: 'Busy', retryAfterMs: 60_000 } };
    expect(await run()).toBe(NOW + 60_000);
    expect(await run({ isBack: true })).toBe(NOW + 60_000);
    expect(sent).toEqual(['a']);
    expect(await entries()).toMatchObject([{ message: 'Busy' }, { message: null }]);
  });

  it('stops when the session has ended, and sends after the next sign-in', async () => {
    await add('a', 'b');
    results = { a: { state: 'sign-in' } };
    expect(await run()).toBeNull();
    expect(sent).toEqual(['a']);
    expect(await entries()).toMatchObject([{ state: 'sign-in' }, { state: 'waiting' }]);
    results = {};
    await run();
    expect(sent).toEqual(['a', 'b']);
    await run({ isBack: true });
    expect(sent).toEqual(['a', 'b', 'a']);
    expect(await entries()).toEqual([]);
  });

  it('holds back later calls to the same endpoint, and sends all others, when the server refuses a call because of a limit', async () => {
    await add('a', 'b');
    await addToOutbox(queuedTestEntry('c', { endpoint: 'starNote' }), null);
    results = { a: { state: 'limit-reached' } };
    expect(await run()).toBeNull();
    expect(sent).toEqual(['a', 'c']);
    expect(await entries()).toMatchObject([
      { id: 'a', state: 'limit-reached' },
      { id: 'b', state: 'limit-reached' },
    ]);
  });

  it('keeps the states of failed calls and of calls that need a decision when a call to the same endpoint reaches a limit', async () => {
    await addToOutbox({ ...queuedTestEntry('a'), state: 'failed' }, null);
    await addToOutbox({ ...queuedTestEntry('b'), state: 'needs-decision' }, null);
    await add('c');
    results = { c: { state: 'limit-reached' } };
    await run();
    expect(await entries()).toMatchObject([
      { id: 'a', state: 'failed' },
      { id: 'b', state: 'needs-decision' },
      { id: 'c', state: 'limit-reached' },
    ]);
  });

  it('sends a call again after its limit is over, but only in a run with the option isBack', async () => {
    await addToOutbox({ ...queuedTestEntry('a'), state: 'limit-reached' }, null);
    await run({ isBack: true });
    await run({ isBack: true, isLimitOver: () => Promise.resolve(false) });
    await run({ isLimitOver: () => Promise.resolve(true) });
    expect(sent).toEqual([]);
    await run({ isBack: true, isLimitOver: () => Promise.resolve(true) });
    expect(sent).toEqual(['a']);
    expect(await entries()).toEqual([]);
  });

  it('sends an interrupted entry again', async () => {
    await addToOutbox({ ...queuedTestEntry('a'), state: 'sending', attempts: 1 }, null);
    await run();
    expect(sent).toEqual(['a']);
  });

  it('keeps unchecked entries when the run has no function that checks them', async () => {
    await addToOutbox(queuedTestEntry('a', { isChecked: false }), null);
    await add('b');
    await run();
    expect(sent).toEqual(['b']);
    expect(await entries()).toMatchObject([{ id: 'a', state: 'waiting' }]);
  });

  it('sends the file that the check returns, and does not check again for the second attempt', async () => {
    await addToOutbox(queuedTestEntry('a', { isChecked: false }), pictureFile('raw.png'));
    results = { a: OFFLINE };
    const check = vi.fn<NonNullable<SendOutboxOptions['check']>>(() =>
      Promise.resolve({ state: 'checked', file: pictureFile('redacted.png'), draft: 'redacted' }),
    );
    await run({ check });
    expect(await entries()).toMatchObject([{ isChecked: true, draft: 'redacted', attempts: 1 }]);
    const names: (string | undefined)[] = [];
    await run({
      check,
      isBack: true,
      send: (_entry, file) => {
        names.push(file?.name);
        return Promise.resolve({ state: 'sent' });
      },
    });
    expect(names).toEqual(['redacted.png']);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('sends and stores the fields that the check returned together with the file', async () => {
    const body = { cover: '0,0,1,1' };
    await addToOutbox(
      queuedTestEntry('a', { isChecked: false, input: { body } }),
      pictureFile('raw.png'),
    );
    const bodies: unknown[] = [];
    const checked = { state: 'checked', file: pictureFile('cut.png'), draft: null } as const;
    await run({
      check: () => Promise.resolve({ ...checked, input: { body: { cover: '0,0,1,0.5' } } }),
      send: (entry) => {
        bodies.push(entry.input.body);
        return Promise.resolve(OFFLINE);
      },
    });
    expect(bodies).toEqual([{ cover: '0,0,1,0.5' }]);
    expect(await entries()).toMatchObject([{ input: { body: { cover: '0,0,1,0.5' } } }]);
  });

  it('does not send an entry for which the check has a question', async () => {
    await addToOutbox(queuedTestEntry('a', { isChecked: false }), pictureFile());
    await run({
      check: () => Promise.resolve({ state: 'needs-decision', message: 'Names', draft: 'found' }),
    });
    expect(sent).toEqual([]);
    expect(await entries()).toMatchObject([
      { state: 'needs-decision', message: 'Names', draft: 'found', isChecked: false },
    ]);
  });

  it('sends nothing while the browser is offline, but recovers interrupted entries', async () => {
    vi.stubGlobal('navigator', { onLine: false, locks: fakeSerialLocks() });
    await addToOutbox({ ...queuedTestEntry('a'), state: 'sending' }, null);
    expect(await run()).toBeNull();
    expect(sent).toEqual([]);
    expect(await entries()).toMatchObject([{ state: 'waiting' }]);
  });

  it('keeps an entry as failed when sending throws', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await add('a', 'b');
    await run({
      send: (entry, file) => (entry.id === 'a' ? Promise.reject(new Error()) : send(entry, file)),
    });
    expect(await entries()).toMatchObject([{ id: 'a', state: 'failed' }]);
  });

  it('does not restore an entry that was discarded while it was being sent', async () => {
    await add('a');
    await run({
      send: async (entry) => {
        await removeFromOutbox(entry);
        return OFFLINE;
      },
    });
    expect(await entries()).toEqual([]);
  });

  it('sends each entry only once when two runs start at the same time', async () => {
    await add('a', 'b');
    await Promise.all([run(), run()]);
    expect(sent).toEqual(['a', 'b']);
  });
});

it.each([
  [1, 5000],
  [2, 10_000],
  [8, 640_000],
  [9, 900_000],
  [50, 900_000],
])('after %i attempts, retryDelayMsAfter returns a wait of %i ms', (attempts, wait) => {
  expect(retryDelayMsAfter(attempts)).toBe(wait);
});
