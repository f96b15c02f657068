import { spawn } from 'node:child_process';
import { once } from 'node:events';
import waitOn from 'wait-on';
import { HOST } from '../lib/paths';
import { pickFreePort } from '../lib/ports';

export interface RunningMock {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts Stripe's mock, which refuses requests that its OpenAPI document does not allow. */
export async function startStripeMock(program: string): Promise<RunningMock> {
  const port = await pickFreePort();
  const child = spawn(program, ['-http-addr', `${HOST}:${String(port)}`], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  await waitOn({ resources: [`tcp:${HOST}:${String(port)}`], interval: 50, window: 0 });
  return {
    origin: `http://${HOST}:${String(port)}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
