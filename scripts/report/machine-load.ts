import { loadavg } from 'node:os';

/**
 * Returns a note on how many programs want to run, on average over the last minute: what was measured depends on it.
 */
export function machineLoad(): string {
  const [load = 0] = loadavg();
  return `load of the machine ${load.toFixed(1)}`;
}
