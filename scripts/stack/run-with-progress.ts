import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { explainOutput } from '../explain-failure.mjs';
import { ROOT } from './paths';
import { Problem } from './problem';
import { exitCode } from './run';

const TELL_EVERY_MS = 15_000;

export interface LongStep {
  /** What is being done, without a full stop. */
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What to say when it fails and its output says nothing clearer; without a full stop. */
  readonly advice: string;
}

/** Tells how far a step is: on one line of a terminal, else a line every 15 seconds. */
function createMeter(title: string): { line(text: string): void; end(): void } {
  const started = Date.now();
  const { isTTY } = process.stderr;
  let told = 0;
  const seconds = (): string => `${String(Math.round((Date.now() - started) / 1000))} s`;
  console.error(`${title} …`);
  return {
    line(text) {
      if (!isTTY && Date.now() - told < TELL_EVERY_MS) return;
      told = Date.now();
      const shown = `  ${seconds()}  ${text.trim()}`.slice(0, 100);
      process.stderr.write(isTTY ? `\r\u001B[K${shown}` : `${shown}\n`);
    },
    end() {
      if (isTTY) process.stderr.write('\r\u001B[K');
    },
  };
}

/**
 * Runs a long step to its end, showing its last line of output as progress.
 * @throws Problem when it fails
 */
export async function runWithProgress(step: LongStep): Promise<void> {
  const meter = createMeter(step.title);
  const child = spawn(step.command, [...step.args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      meter.line(line);
    });
  }
  const code = await exitCode(child);
  meter.end();
  if (code === 0) return;
  const reason = explainOutput(output.join('\n'));
  throw new Problem(reason ?? `${step.advice} (${output.at(-1)?.trim() ?? 'no output'}).`);
}
