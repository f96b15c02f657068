import { expect, test } from 'vitest';
import { mayKeepPicture } from './may-keep-picture';

/** An answer of our own server. */
function answerWith(status: number, headers: Record<string, string>, type = 'basic'): Response {
  const answer = new Response(null, { status, headers });
  Object.defineProperty(answer, 'type', { value: type });
  return answer;
}

const WEBP = { 'content-type': 'image/webp', 'content-length': '40000' };

test('keeps a picture', () => {
  expect(mayKeepPicture(answerWith(200, WEBP))).toBe(true);
});

test.each([
  ['an error', answerWith(404, WEBP)],
  ['a part', answerWith(206, WEBP)],
  ['an opaque answer', answerWith(200, WEBP, 'opaque')],
  ['another type', answerWith(200, { 'content-type': 'text/html' })],
  ['a large picture', answerWith(200, { ...WEBP, 'content-length': '500001' })],
])('does not keep %s', (_name, answer) => {
  expect(mayKeepPicture(answer)).toBe(false);
});
