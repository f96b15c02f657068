/** The default timeout of a function in Cloud Functions, in seconds. */
const DEFAULT_SECONDS = 60;
/**
 * The delays in milliseconds before a failed run is repeated. Cloud Functions repeats it for a day or longer, after
 * 10 s to 10 minutes: https://firebase.google.com/docs/functions/retries. These delays are shorter, so that a test sees
 * what the repeated run does.
 */
const RETRY_DELAYS_MS = [1000, 5000, 20_000];
const BINARY_EVENT = ['ce-type', 'ce-specversion', 'ce-source', 'ce-id'];

/**
 * Replaces a worker pool of firebase-tools' functions emulator. Calls triggers in this process instead of starting
 * processes.
 * @param {Record<string, (...event: unknown[]) => unknown>} functions the exports of a bundle
 * @param {readonly { id: string, entryPoint: string, platform: string, timeoutSeconds?: number }[]} triggers the
 * triggers that the emulator can call
 */
export function createTriggerPool(functions, triggers) {
  const calls = new Map(
    triggers.map(({ id, entryPoint, platform, timeoutSeconds = DEFAULT_SECONDS }) => {
      const run = functions[entryPoint];
      const call = platform === 'gcfv1' ? (event) => run(...firstGeneration(event)) : run;
      return [id, (event) => within(timeoutSeconds, entryPoint, call(event))];
    }),
  );
  const retriedIds = new Set(
    triggers
      .filter(({ entryPoint }) => functions[entryPoint].__endpoint?.eventTrigger.retry === true)
      .map(({ id }) => id),
  );
  return {
    readyForWork: () => true,
    /**
     * Calls a trigger. Responds with 200, or with 500 if the trigger throws or exceeds its timeout, and logs the error.
     * Repeats the failed run later if the trigger is defined with `retry` or `failurePolicy`.
     * @param {string} triggerId
     * @param {{ headers: import('node:http').IncomingHttpHeaders }} request
     * @param {import('express').Response} response
     * @param {Uint8Array} body
     */
    async submitRequest(triggerId, { headers }, response, body) {
      const run = () => calls.get(triggerId)(eventOf(headers, body));
      try {
        await run();
        response.json({ status: 'acknowledged' });
      } catch (error) {
        console.error(error);
        response.status(500).send(String(error));
        if (retriedIds.has(triggerId)) void repeat(run);
      }
    },
    refresh: nothing,
    exit: nothing,
  };
}

/**
 * Repeats a run until it succeeds, at most as often as there are delays.
 * @param {() => Promise<void>} run
 */
async function repeat(run) {
  for (const delay of RETRY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      await run();
      return;
    } catch (error) {
      console.error(error);
    }
  }
}

/**
 * Waits for `work`, but rejects after the timeout, because a trigger that never ends would occupy one of the emulator's
 * slots forever. After the timeout, the trigger still runs: it shares this process and cannot be stopped.
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

/** Does nothing. The emulator calls this to end the processes of a pool, but this pool has no processes. */
const nothing = () => undefined;

/**
 * Returns the event in a request. Either the whole event is JSON in the body, or its description is in the headers and
 * its data in the body.
 */
function eventOf(headers, body) {
  const parse = () => JSON.parse(Buffer.from(body).toString());
  if (!BINARY_EVENT.every((name) => headers[name])) return parse();
  const description = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([name, value]) => [name.slice(3), value]);
  const isJson = headers['content-type']?.includes('json');
  return { ...Object.fromEntries(description), data: isJson ? parse() : Buffer.from(body) };
}

/** Returns the two arguments with which a function of the first generation is called: data and context. */
function firstGeneration({ data, context, ...rest }) {
  const { resource, ...described } = context ?? rest;
  return [data, { ...described, resource: resource?.name ?? resource }];
}
