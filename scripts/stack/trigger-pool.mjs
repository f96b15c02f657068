/** Of Cloud Functions. */
const DEFAULT_SECONDS = 60;
const BINARY_EVENT = ['ce-type', 'ce-specversion', 'ce-source', 'ce-id'];

/**
 * Replaces the processes of firebase-tools' functions emulator: calls triggers in this process.
 * @param {Record<string, (...event: unknown[]) => unknown>} functions the exports of a bundle
 * @param {readonly { id: string, entryPoint: string, platform: string, timeoutSeconds?: number }[]} triggers those that the emulator calls
 */
export function createTriggerPool(functions, triggers) {
  const calls = new Map(
    triggers.map(({ id, entryPoint, platform, timeoutSeconds = DEFAULT_SECONDS }) => {
      const run = functions[entryPoint];
      const call = platform === 'gcfv1' ? (event) => run(...firstGeneration(event)) : run;
      return [id, (event) => within(timeoutSeconds, entryPoint, call(event))];
    }),
  );
  return {
    readyForWork: () => true,
    /**
     * Responds with 200, or with 500 if the trigger throws or takes longer than it may, so that the product's log shows why.
     * @param {string} triggerId
     * @param {{ headers: import('node:http').IncomingHttpHeaders }} request
     * @param {import('express').Response} response
     * @param {Uint8Array} body
     */
    async submitRequest(triggerId, { headers }, response, body) {
      try {
        await calls.get(triggerId)(eventOf(headers, body));
        response.json({ status: 'acknowledged' });
      } catch (error) {
        console.error(error);
        response.status(500).send(String(error));
      }
    },
    refresh: nothing,
    exit: nothing,
  };
}

/**
 * A trigger that never ends would keep one of the emulator's slots for good. Nothing can end its work, because it shares the process.
 * @param {number} seconds
 * @param {string} name
 * @param {unknown} work
 */
async function within(seconds, name, work) {
  let timer;
  const late = new Promise((_, reject) => {
    const fail = () => reject(new Error(`${name} took longer than ${seconds} s`));
    timer = setTimeout(fail, seconds * 1000);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** There are no processes to end. */
const nothing = () => undefined;

/** An event has its description in headers and its data in the body, or both in the body as JSON. */
function eventOf(headers, body) {
  const parse = () => JSON.parse(Buffer.from(body).toString());
  if (!BINARY_EVENT.every((name) => headers[name])) return parse();
  const description = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([name, value]) => [name.slice(3), value]);
  const isJson = headers['content-type']?.includes('json');
  return { ...Object.fromEntries(description), data: isJson ? parse() : Buffer.from(body) };
}

/** Functions of the first generation take data and context. */
function firstGeneration({ data, context, ...rest }) {
  const { resource, ...described } = context ?? rest;
  return [data, { ...described, resource: resource?.name ?? resource }];
}
