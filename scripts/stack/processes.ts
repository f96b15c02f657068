import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, closeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from './problem';

const GRACE_MS = 10_000;

export interface ProcessSpec {
  /** As sentences name it: 'The Auth emulator'. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The file that takes its output; without one the terminal does. */
  readonly log?: string;
}

export interface RunningProcess {
  readonly spec: ProcessSpec;
  readonly pid: number;
  /** Resolves when the process is gone, whoever ended it. */
  readonly exited: Promise<void>;
  hasExited(): boolean;
  /** SIGINT, then SIGKILL to its whole group after ten seconds. */
  stop(): Promise<void>;
}

export interface Processes {
  /** Starts a process that is to last until it is stopped. */
  start(spec: ProcessSpec): RunningProcess;
  /** Runs a process to its end; resolves to its exit code, 1 for one that was killed. */
  run(spec: ProcessSpec): Promise<number>;
  /** Rejects with a Problem as soon as a process ends that nobody stopped. */
  readonly crashed: Promise<never>;
  /** Stops all at once. */
  stopAll(): Promise<void>;
}

function groupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Already gone, which is what was asked for.
  }
}

function startReaper(): ChildProcess {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.mjs')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  reaper.unref();
  return reaper;
}

/** The sentence about a process that ended by itself, with the end of its log. */
export function endedProblem({ name, log }: ProcessSpec): Problem {
  if (!log) return new Problem(`${name} ended by itself; see what it printed above.`);
  const lastWords = readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n');
  return new Problem(`${name} ended by itself; its log, ${log}, ends with:\n${lastWords}`);
}

function openLog(log: string): number {
  mkdirSync(dirname(log), { recursive: true });
  return openSync(log, 'w');
}

function spawnDetached({ command, args, cwd, env, log }: ProcessSpec): ChildProcess {
  const output = log ? openLog(log) : 'inherit';
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    // A group of its own: a terminal's Ctrl-C reaches only us, and we end the others in order.
    detached: true,
    stdio: ['ignore', output, output],
  });
  if (typeof output === 'number') closeSync(output);
  return child;
}

async function stopGroup(pid: number, exited: Promise<void>): Promise<void> {
  signalGroup(pid, 'SIGINT');
  const waited = new AbortController();
  await Promise.race([
    exited,
    delay(GRACE_MS, undefined, { signal: waited.signal }).catch(() => undefined),
  ]);
  waited.abort();
  if (groupAlive(pid)) signalGroup(pid, 'SIGKILL');
  await exited;
}

interface Launched extends RunningProcess {
  readonly exitCode: Promise<number>;
}

function watch(
  spec: ProcessSpec,
  child: ChildProcess,
  onEnd: (stopped: boolean) => void,
): Launched {
  const { pid } = child;
  if (pid === undefined) {
    child.once('error', () => undefined);
    throw new Problem(`${spec.name} cannot be started: ${spec.command} is missing.`);
  }
  let gone = false;
  let stopping = false;
  const exitCode = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      gone = true;
      onEnd(stopping);
      resolve(code ?? 1);
    });
  });
  const exited = exitCode.then(() => undefined);
  const stop = async (): Promise<void> => {
    stopping = true;
    await stopGroup(pid, exited);
  };
  return { spec, pid, exitCode, exited, hasExited: () => gone, stop };
}

/** Starts processes in groups of their own, and leaves none behind, not even if we are killed. */
export function createProcesses(): Processes {
  const reaper = startReaper();
  const running = new Set<Launched>();
  let reportCrash: (problem: Problem) => void = () => undefined;
  const crashed = new Promise<never>((_resolve, reject) => {
    reportCrash = reject;
  });
  // Whoever waits hears of it; nobody waiting is no reason to end with a stack.
  crashed.catch(() => undefined);

  function launch(spec: ProcessSpec, mayEnd: boolean): Launched {
    const launched = watch(spec, spawnDetached(spec), (stopped) => {
      running.delete(launched);
      if (!groupAlive(launched.pid)) reaper.stdin?.write(`-${String(launched.pid)}\n`);
      if (!stopped && !mayEnd) reportCrash(endedProblem(spec));
    });
    running.add(launched);
    reaper.stdin?.write(`+${String(launched.pid)}\n`);
    return launched;
  }

  return {
    start: (spec) => launch(spec, false),
    run: (spec) => launch(spec, true).exitCode,
    crashed,
    stopAll: async () => {
      await Promise.all([...running].map((process) => process.stop()));
      reaper.stdin?.end();
    },
  };
}
