import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { parseHandlerOutput } from './guard';

const writtenBy = new WeakMap<Endpoint, WeakMap<object, Buffer>>();

/**
 * Returns a handler's output as JSON after checking it. If a service returns the same object for several requests,
 * the object is checked and serialized only once, so services must not change it.
 */
export function jsonBody(endpoint: Endpoint, output: object): Buffer {
  const written = writtenBy.get(endpoint) ?? new WeakMap<object, Buffer>();
  writtenBy.set(endpoint, written);
  const json =
    written.get(output) ?? Buffer.from(JSON.stringify(parseHandlerOutput(endpoint, output)));
  written.set(output, json);
  return json;
}
