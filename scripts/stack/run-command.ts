import { explainFailure } from '../explain-failure.mjs';
import { createProcessManager, type ProcessManager } from './process-manager';

export interface CommandContext {
  readonly processes: ProcessManager;
  /** Resolves when the user presses Ctrl-C, when the terminal closes, or when the parent process ends. */
  readonly stopped: Promise<void>;
  /** Adds a function that is called before the processes stop, even after an error. */
  readonly atEnd: (step: () => Promise<void> | void) => void;
}

function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    process.once('disconnect', stop);
  });
}

function reportFailure(error: unknown): 1 {
  console.error(`\n${explainFailure(error)}`);
  return 1;
}

/**
 * Runs a command, prints its error if it fails, and stops all processes at the end.
 * @param body returns the exit code
 * @param stopCode the exit code if the command is stopped, for example with Ctrl-C
 */
export async function runCommand(
  body: (context: CommandContext) => Promise<number>,
  stopCode = 130,
): Promise<void> {
  const processes = createProcessManager();
  const stopped = stopRequested();
  const steps: (() => Promise<void> | void)[] = [];
  const atEnd = (step: () => Promise<void> | void): void => {
    steps.unshift(step);
  };
  let code = await Promise.race([
    body({ processes, stopped, atEnd }).catch(reportFailure),
    stopped.then(() => stopCode),
  ]);
  for (const step of steps) {
    await Promise.resolve()
      .then(step)
      .catch((error: unknown) => {
        code = reportFailure(error);
      });
  }
  await processes.stopAll();
  process.exit(code);
}
