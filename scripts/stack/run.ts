import { execa } from 'execa';
import { explainProgramFailure } from '../explain-failure.mjs';
import { ROOT } from '../lib/paths';
import { Problem } from '../lib/problem';

const PROGRESS_EVERY_MS = 15_000;

export interface LongStep {
  /** What the step does, for output: a sentence without its period. */
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The message if the step fails and the reason is unknown: a sentence without its period. */
  readonly advice: string;
}

/** Runs a program in this terminal. Throws a Problem with the message `failure` if the program fails. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly failure: string },
): Promise<void> {
  const { failed } = await execa(program, args, {
    cwd: options.cwd,
    stdio: 'inherit',
    reject: false,
  });
  if (failed) throw new Problem(options.failure);
}

function createProgress(title: string) {
  const started = Date.now();
  const { isTTY } = process.stderr;
  let printed = 0;
  console.error(`${title} …`);
  return {
    line(text: string) {
      if (!isTTY && Date.now() - printed < PROGRESS_EVERY_MS) return;
      printed = Date.now();
      const shown = `  ${Math.round((printed - started) / 1000)} s  ${text.trim()}`.slice(0, 100);
      process.stderr.write(isTTY ? `\r\u001B[K${shown}` : `${shown}\n`);
    },
    end() {
      if (isTTY) process.stderr.write('\r\u001B[K');
    },
  };
}

/** Runs a step, and shows the latest line of its output as its progress. Throws a Problem if the step fails. */
export async function runWithProgress(step: LongStep): Promise<void> {
  const progress = createProgress(step.title);
  const child = execa(step.command, step.args, {
    cwd: ROOT,
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  for await (const line of child.iterable({ from: 'all' })) progress.line(line);
  const { failed, all } = await child;
  progress.end();
  if (!failed) return;
  const [lastLine = 'no output'] = all.trim().split('\n').slice(-1);
  throw new Problem(explainProgramFailure(all) ?? `${step.advice} (${lastLine}).`);
}
