import { explainFailure } from '../explain-failure.mjs';
import { createProcesses, type Processes } from './processes';

export interface CommandContext {
  readonly processes: Processes;
  /** Resolves when the person asks to stop: Ctrl-C, a closed terminal, or a parent that is gone. */
  readonly stopped: Promise<void>;
  /** Adds a step to take before the processes are stopped, whatever ends the command. */
  readonly atEnd: (step: () => Promise<void> | void) => void;
}

function whenAskedToStop(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    process.once('disconnect', stop);
  });
}

function tell(error: unknown): 1 {
  console.error(`\n${explainFailure(error)}`);
  return 1;
}

/**
 * Runs a command's body; a failure becomes one sentence, and no process is left behind.
 * @param body resolves to the exit code
 * @param stopCode the exit code when the person stops it
 */
export async function runCommand(
  body: (context: CommandContext) => Promise<number>,
  stopCode = 130,
): Promise<void> {
  const processes = createProcesses();
  const stopped = whenAskedToStop();
  const steps: (() => Promise<void> | void)[] = [];
  const atEnd = (step: () => Promise<void> | void): void => void steps.unshift(step);
  let code = await Promise.race([
    body({ processes, stopped, atEnd }).catch(tell),
    stopped.then(() => stopCode),
  ]);
  for (const step of steps) {
    await Promise.resolve()
      .then(step)
      .catch((error: unknown) => {
        code = tell(error);
      });
  }
  await processes.stopAll();
  process.exit(code);
}
