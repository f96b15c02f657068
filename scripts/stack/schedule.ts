import { SCHEDULES } from './scheduled-functions';

const FIRST_AFTER_MS = 5_000;
const MINUTE_MS = 60_000;

/**
 * Calls each scheduled function shortly after the start, and then as often as Cloud Scheduler calls it.
 * @returns a function that stops the calls
 */
export function callFunctionsOnSchedule(origin: string): () => void {
  const stopped = new AbortController();
  const timers = SCHEDULES.flatMap(({ name, everyMinutes }) => {
    const call = (): void => void callFunction(origin, name, stopped.signal);
    return [setTimeout(call, FIRST_AFTER_MS), setInterval(call, everyMinutes * MINUTE_MS)];
  });
  return () => {
    stopped.abort();
    for (const timer of timers) clearTimeout(timer);
  };
}

async function callFunction(origin: string, name: string, signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch(`${origin}/${name}`, { method: 'POST', signal });
    if (!response.ok) throw new Error((await response.text()) || `HTTP ${response.status}`);
  } catch (error) {
    if (!signal.aborted) console.error(`The function ${name} failed: ${String(error)}`);
  }
}
