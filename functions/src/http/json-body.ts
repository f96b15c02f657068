import type { Endpoint } from '@contract/endpoints/define-endpoint';
import { guardOutput } from './guard';

const writtenBy = new WeakMap<Endpoint, WeakMap<object, Buffer>>();

/**
 * Returns the checked output as JSON. If a service returns the same object for equal requests, the object is checked
 * and serialized only once, so it must not change.
 */
export function jsonBody(endpoint: Endpoint, output: object): Buffer {
  const written = writtenBy.get(endpoint) ?? new WeakMap<object, Buffer>();
  writtenBy.set(endpoint, written);
  const json = written.get(output) ?? Buffer.from(JSON.stringify(guardOutput(endpoint, output)));
  written.set(output, json);
  return json;
}
