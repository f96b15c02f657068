import { expect, it } from 'vitest';
import { requestIdOf } from './request-log';

const trace = '0af7651916cd43dd8448eb211c80319c';

it('requestIdOf uses the trace id in the header traceparent or x-cloud-trace-context', () => {
  expect(requestIdOf({ traceparent: `00-${trace}-b7ad6b7169203331-01` })).toBe(trace);
  expect(requestIdOf({ 'x-cloud-trace-context': `${trace}/123;o=1` })).toBe(trace);
});

it.each([{}, { traceparent: '<script>' }, { 'x-cloud-trace-context': '0'.repeat(32) }])(
  'requestIdOf creates a new id when the trace headers are %j',
  (headers) => {
    const first = requestIdOf(headers);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(requestIdOf(headers)).not.toBe(first);
  },
);
