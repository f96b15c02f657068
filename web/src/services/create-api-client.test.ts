import { api } from '@contract/endpoints/api';
import { testEndpoints } from '@contract/endpoints/test-endpoints.test-support';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createApiClient } from './api-client';
import { send, NO_RESPONSE_HEADERS, setHttpResponse, lastRequest } from './api-client.test-support';
import { NetworkError } from './api-error';

vi.mock('./transport', () => import('./api-client.test-support'));

beforeEach(() => setHttpResponse(204, ''));
afterEach(() => send.mockReset());

describe('a client of the test endpoints', () => {
  const client = createApiClient(testEndpoints);
  const edit = () =>
    client.call('editNote', { params: { id: '7' }, body: { text: 'new' }, ifMatch: 'v7' });

  test('does not accept a call to a webhook', () => {
    expectTypeOf(client.call<'receiveEvent'>)
      .parameter(1)
      .toBeNever();
  });

  test('returns a file with its name', async () => {
    const file = new Blob(['a,b'], { type: 'text/csv' });
    send.mockResolvedValue({
      status: 200,
      statusText: '',
      headers: {
        ...NO_RESPONSE_HEADERS,
        'content-disposition': `attachment; filename="notes.csv"`,
      },
      text: '',
      file,
    });
    const received = await client.call('exportNotes', {});
    expect(lastRequest()).toMatchObject({ url: '/api/test/notes.csv', wantsFile: true });
    expect(received).toEqual({ blob: file, filename: 'notes.csv' });
    expectTypeOf(received).toEqualTypeOf<{
      readonly blob: Blob;
      readonly filename: string | null;
    }>();
  });

  test('does not ask the transport for a file if the output of the call is JSON', async () => {
    setHttpResponse(200, { note: { text: 'old' } }, '', { etag: '"v7"' });
    await client.call('getNote', { params: { id: '7' } });
    expect(lastRequest()).toMatchObject({ wantsFile: false, headers: {} });
  });

  test.each(['"v7"', 'W/"v7"'])(
    'returns the body and the entity tag of the ETag %s',
    async (etag) => {
      setHttpResponse(200, { note: { text: 'old', secret: 1 } }, '', { etag });
      const tagged = await client.call('getNote', { params: { id: '7' } });
      expect(tagged).toEqual({ body: { note: { text: 'old' } }, etag: 'v7' });
      expectTypeOf(tagged.body.note.text).toEqualTypeOf<string>();
    },
  );

  test('rejects if the ETag is missing', async () => {
    setHttpResponse(200, { note: { text: 'old' } });
    await expect(client.call('getNote', { params: { id: '7' } })).rejects.toThrow('no ETag');
  });

  test('sends If-Match and returns the new entity tag', async () => {
    setHttpResponse(200, { note: { text: 'new' } }, '', { etag: '"v8"' });
    expect(await edit()).toEqual({ body: { note: { text: 'new' } }, etag: 'v8' });
    expect(lastRequest().headers).toEqual({
      'Content-Type': 'application/json',
      'If-Match': '"v7"',
    });
  });

  test('sends an optional If-Match only if the caller passes an entity tag', async () => {
    setHttpResponse(200, { note: { text: 'new' } }, '', { etag: '"v8"' });
    const input = { params: { id: '7' }, body: { text: 'new' } };
    const replaced = await client.call('replaceNote', input);
    expect(replaced).toEqual({ body: { note: { text: 'new' } }, etag: 'v8' });
    expect(lastRequest().headers).toEqual({ 'Content-Type': 'application/json' });
    await client.call('replaceNote', { ...input, ifMatch: undefined });
    expect(lastRequest().headers).toEqual({ 'Content-Type': 'application/json' });
    await client.call('replaceNote', { ...input, ifMatch: 'v7' });
    expect(lastRequest().headers).toEqual({
      'Content-Type': 'application/json',
      'If-Match': '"v7"',
    });
  });

  test('stateOfConflictError returns the state in a 409 response, or null if the error has no state', async () => {
    const refused = { message: 'Somebody changed this note.', code: 'conflict', requestId: 'r' };
    const current = { note: { text: 'newer', secret: 1 } };
    setHttpResponse(409, { ...refused, current }, '', { etag: '"v9"' });
    const conflict: unknown = await edit().catch((error: unknown) => error);
    const newer = client.stateOfConflictError('editNote', conflict);
    expect(newer).toEqual({ body: { note: { text: 'newer' } }, etag: 'v9' });
    setHttpResponse(409, refused);
    const bare: unknown = await edit().catch((error: unknown) => error);
    expect(client.stateOfConflictError('editNote', bare)).toBeNull();
    expect(client.stateOfConflictError('editNote', new NetworkError())).toBeNull();
  });
});

describe('a queued call', () => {
  const client = createApiClient(testEndpoints);

  test('sends its stored input, and no idempotency key if the endpoint accepts none', async () => {
    setHttpResponse(204, '');
    const input = { params: { id: '7' }, body: { starred: true } };
    expect(await client.callQueued('starNote', input, 'k1')).toBeUndefined();
    expect(lastRequest()).toMatchObject({
      method: 'PUT',
      url: '/api/test/notes/7/star',
      body: '{"starred":true}',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(lastRequest().headers).not.toHaveProperty('Idempotency-Key');
  });

  test('sends its idempotency key and its file if it shares a screenshot', async () => {
    setHttpResponse(503, { message: 'Busy' }, 'Service Unavailable', { 'retry-after': '30' });
    const file = new File(['bytes'], 'sold.png');
    const sharing = createApiClient(api).callQueued(
      'shareScreenshot',
      { body: { title: 'Bowl', isOwnSale: false }, file },
      'k1',
    );
    await expect(sharing).rejects.toMatchObject({ status: 503, retryAfterMs: 30_000 });
    expect(lastRequest().headers).toEqual({ 'Idempotency-Key': 'k1' });
    const form = lastRequest().body as FormData;
    expect([form.get('title'), form.get('isOwnSale')]).toEqual(['Bowl', 'false']);
    expect(form.get('screenshot')).toMatchObject({ name: 'sold.png' });
  });

  test.each([
    ['exportNotes', 'The outbox does not send'],
    ['missing', 'There is no call'],
    ['toString', 'There is no call'],
  ])('rejects, and sends nothing, for the endpoint name %s', async (name, reason) => {
    await expect(client.callQueued(name, {}, 'k1')).rejects.toThrow(reason);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a client that starts with only some rows of the table of calls', () => {
  const { getNote, ...others } = testEndpoints;
  const clientWith = (loadAll: () => Promise<typeof testEndpoints>) =>
    createApiClient<typeof testEndpoints>({ getNote }, [loadAll]);
  const loaded = vi.fn(async () => ({ getNote, ...others }));

  beforeEach(() => void loaded.mockClear());

  test('sends a call immediately, and loads nothing, when it already has the row of the call', async () => {
    setHttpResponse(200, { note: { text: 'old' } }, '', { etag: '"v7"' });
    void clientWith(loaded).call('getNote', { params: { id: '7' } });
    await Promise.resolve();
    expect(send).toHaveBeenCalledOnce();
    expect(loaded).not.toHaveBeenCalled();
  });

  test('loads the rows once, for the first call whose row is missing', async () => {
    const client = clientWith(loaded);
    const star = () => client.callQueued('starNote', { params: { id: '7' }, body: {} }, 'k1');
    await star();
    await star();
    expect(send).toHaveBeenCalledTimes(2);
    expect(loaded).toHaveBeenCalledOnce();
  });

  test('runs the second loader only for a call whose row the first loader has not loaded', async () => {
    const { starNote, ...rest } = others;
    const [first, second] = [vi.fn(async () => ({ starNote })), vi.fn(async () => rest)];
    const client = createApiClient<typeof testEndpoints>({ getNote }, [first, second]);
    await client.callQueued('starNote', { params: { id: '7' }, body: {} }, 'k1');
    expect(second).not.toHaveBeenCalled();
    await client.call('exportNotes', {}).catch(() => undefined);
    expect(second).toHaveBeenCalledOnce();
    expect(Object.keys(client.loadedEndpointRows()).sort()).toEqual(
      Object.keys(testEndpoints).sort(),
    );
  });

  test('sends nothing if the call is canceled while its row loads', async () => {
    const abort = new AbortController();
    const { signal } = abort;
    const calling = clientWith(loaded).call('exportNotes', {}, { signal });
    abort.abort();
    await expect(calling).rejects.toMatchObject({ name: 'AbortError' });
    expect(send).not.toHaveBeenCalled();
  });

  test('fails without a request if the rows cannot be loaded, and loads them with the next call', async () => {
    loaded.mockRejectedValueOnce(new NetworkError());
    const client = clientWith(loaded);
    const star = () => client.callQueued('starNote', { params: { id: '7' }, body: {} }, 'k1');
    await expect(star()).rejects.toThrow(NetworkError);
    expect(send).not.toHaveBeenCalled();
    await star();
    expect(send).toHaveBeenCalledOnce();
  });
});
