import { loadavg } from 'node:os';

/** Returns a note about the average load of the last minute, because measured times depend on it. */
export function machineLoad(): string {
  const [load = 0] = loadavg();
  return `load of the machine ${load.toFixed(1)}`;
}
