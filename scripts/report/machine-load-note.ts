import { loadavg } from 'node:os';

/** Returns a note about the average load of the machine in the last minute. Measured times depend on this load. */
export function machineLoadNote(): string {
  const [load = 0] = loadavg();
  return `load of the machine ${load.toFixed(1)}`;
}
