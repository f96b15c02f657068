import { expect, test, vi } from 'vitest';
import { createTriggerPool } from './trigger-pool.mjs';

const SECOND = { id: 'us-central1-copyByline', entryPoint: 'copyByline', platform: 'gcfv2' };
const FIRST = { id: 'us-central1-followDeleted', entryPoint: 'followDeleted', platform: 'gcfv1' };

const DESCRIPTION = {
  'ce-type': 'google.cloud.firestore.document.v1.updated',
  'ce-specversion': '1.0',
  'ce-source': '//firestore.googleapis.com/projects/demo',
  'ce-id': 'one',
  'ce-document': 'users/ann',
};

interface Sent {
  readonly headers?: Record<string, string>;
  readonly body: string | Uint8Array;
}

/** Calls a trigger as the emulator does. Returns the arguments that the trigger got, and the status of the response. */
async function callTrigger({ id, entryPoint, platform }: typeof SECOND, sent: Sent, fails = false) {
  const got: unknown[] = [];
  let status = 200;
  const response = {
    json: () => response,
    send: () => response,
    status: (code: number) => {
      status = code;
      return response;
    },
  };
  const run = async (...event: unknown[]) => {
    await Promise.resolve();
    got.push(...event);
    if (fails) throw new Error('No byline');
  };
  const pool = createTriggerPool({ [entryPoint]: run }, [{ id, entryPoint, platform }]);
  const { headers = {}, body } = sent;
  await pool.submitRequest(id, { headers }, response as never, Buffer.from(body));
  return { got, status };
}

test('createTriggerPool calls a trigger with one event when the headers describe the event and the body holds its data', async () => {
  const headers = { ...DESCRIPTION, 'content-type': 'application/protobuf' };
  const { got, status } = await callTrigger(SECOND, { headers, body: Uint8Array.of(1, 200) });
  expect(status).toBe(200);
  expect(got).toEqual([
    {
      type: DESCRIPTION['ce-type'],
      specversion: '1.0',
      source: DESCRIPTION['ce-source'],
      id: 'one',
      document: 'users/ann',
      data: Buffer.from([1, 200]),
    },
  ]);
});

test('createTriggerPool passes an event to its trigger when the whole event is JSON', async () => {
  const event = { id: 'two', data: { value: 1 } };
  const { got } = await callTrigger(SECOND, { body: JSON.stringify(event) });
  expect(got).toEqual([event]);
});

test('createTriggerPool calls a function of the first generation with data and context', async () => {
  const event = {
    eventId: 'three',
    resource: { name: 'projects/demo' },
    data: { uid: 'ann' },
  };
  const { got } = await callTrigger(FIRST, { body: JSON.stringify(event) });
  expect(got).toEqual([{ uid: 'ann' }, { eventId: 'three', resource: 'projects/demo' }]);
});

test('createTriggerPool responds with 500 when a trigger exceeds its timeout', async () => {
  vi.useFakeTimers();
  try {
    let status = 200;
    const response = {
      status: (code: number) => ((status = code), response),
      send: () => response,
    };
    const hangs = () => new Promise(() => {});
    const trigger = { ...SECOND, timeoutSeconds: 120 };
    const pool = createTriggerPool({ copyByline: hangs }, [trigger]);
    const responded = pool.submitRequest(
      ...([trigger.id, { headers: {} }, response as never, Buffer.from('{}')] as const),
    );
    await vi.advanceTimersByTimeAsync(119_999);
    expect(status).toBe(200);
    await vi.advanceTimersByTimeAsync(1);
    await responded;
    expect(status).toBe(500);
    expect(console.error).toHaveBeenCalledExactlyOnceWith(
      new Error('copyByline took longer than 120 s'),
    );
    vi.mocked(console.error).mockClear();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

/**
 * Calls a trigger whose first `failures` runs fail. Returns how often it has run immediately, after 1 s, after 6 s,
 * after 26 s and after a longer time.
 */
async function countRuns(failures: number, eventTrigger: { readonly retry: boolean }) {
  vi.useFakeTimers();
  try {
    let runs = 0;
    const run = async () => {
      runs += 1;
      await Promise.resolve();
      if (runs <= failures) throw new Error('No byline');
    };
    const copyByline = Object.assign(run, { __endpoint: { eventTrigger } });
    const pool = createTriggerPool({ copyByline }, [SECOND]);
    const response = { json: vi.fn(), status: () => response, send: vi.fn() };
    await pool.submitRequest(SECOND.id, { headers: {} }, response as never, Buffer.from('{}'));
    const counts = [runs];
    for (const seconds of [1, 5, 20, 60]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      counts.push(runs);
    }
    return counts;
  } finally {
    vi.useRealTimers();
    vi.mocked(console.error).mockClear();
  }
}

test('createTriggerPool repeats a failed run of a trigger with `retry` until a run succeeds', async () => {
  expect(await countRuns(2, { retry: true })).toEqual([1, 2, 3, 3, 3]);
});

test('createTriggerPool repeats a failed run at most three times', async () => {
  expect(await countRuns(9, { retry: true })).toEqual([1, 2, 3, 4, 4]);
});

test('createTriggerPool does not repeat a failed run of a trigger without `retry`', async () => {
  expect(await countRuns(9, { retry: false })).toEqual([1, 1, 1, 1, 1]);
});

test('createTriggerPool logs the error of a trigger and responds with 500', async () => {
  const { status } = await callTrigger(SECOND, { body: '{}' }, true);
  expect(status).toBe(500);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(new Error('No byline'));
  vi.mocked(console.error).mockClear();
});
