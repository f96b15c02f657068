import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:net';
import { HOST } from './paths';
import { Problem } from './problem';
import { endedProblem, type RunningProcess } from './processes';

const PATIENCE_MS = 120_000;

/** Whether something takes connections there. */
export function accepts(port: number, host = HOST): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

/** @throws Problem when the process ends first, or two minutes pass */
export async function waitForPort(process: RunningProcess, port: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await accepts(port))) {
    if (process.hasExited()) throw endedProblem(process.spec);
    if (Date.now() > deadline) {
      throw new Problem(
        `${process.spec.name} is not ready after two minutes; its log is ${process.spec.log ?? 'above'}.`,
      );
    }
    await delay(50);
  }
}
