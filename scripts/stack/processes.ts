import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { Problem } from './problem';

const GRACE_MS = 10_000;

export interface ProcessSpec {
  /** The subject of a sentence: 'The Auth emulator'. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The file for its output. Without it, the output goes to the terminal. */
  readonly log?: string;
  /** Called with each line of output that also goes to the log. */
  readonly onLine?: (line: string, from: 'stdout' | 'stderr') => void;
}

export interface RunningProcess {
  readonly spec: ProcessSpec;
  /** Resolves when the process has ended for any reason. */
  readonly exited: Promise<void>;
  /** Sends SIGINT, and after ten seconds SIGKILL to the whole process group. */
  stop(): Promise<void>;
}

export interface Processes {
  /** Starts a process that runs until it is stopped. Throws a Problem if the program is missing. */
  start(spec: ProcessSpec): RunningProcess;
  /** Runs a process to its end. Resolves to its exit code, or to 1 if a signal ended it. */
  run(spec: ProcessSpec): Promise<number>;
  /** Rejects with a Problem when a started process ends without being stopped. */
  readonly crashed: Promise<never>;
  stopAll(): Promise<void>;
}

/** Signals a process group. Returns false if the group has ended; signal 0 only asks. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Starts the process that ends the others if this one is killed. */
function startReaper() {
  return execa(process.execPath, [join(import.meta.dirname, 'reaper.mjs')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    reject: false,
  }).stdin;
}

/** The error about a process that ended without being stopped, with the end of its log. */
export function endedProblem({ name, log }: ProcessSpec): Problem {
  if (!log) return new Problem(`${name} ended by itself; see what it printed above.`);
  const lastLines = readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n');
  return new Problem(`${name} ended by itself; its log, ${log}, ends with:\n${lastLines}`);
}

function emptyLog(log: string) {
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  return { file: log, append: true };
}

function launchDetached({ command, args, cwd, env, log, onLine }: ProcessSpec) {
  const output = log ? emptyLog(log) : 'inherit';
  const outputs = onLine ? ([output, 'pipe'] as const) : output;
  const child = execa(command, args, {
    cwd,
    env: { ...env },
    // Its own process group: Ctrl-C in a terminal reaches only this process, which stops the others.
    detached: true,
    stdin: 'ignore',
    stdout: outputs,
    stderr: outputs,
    buffer: false,
    reject: false,
  });
  for (const from of ['stdout', 'stderr'] as const) {
    const input = onLine && child[from];
    if (input) createInterface({ input }).on('line', (line) => onLine(line, from));
  }
  return child;
}

/** Ends a process group and resolves when its first process has ended. */
async function stopGroup(pid: number, exited: Promise<void>): Promise<void> {
  signalGroup(pid, 'SIGINT');
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(timer);
  signalGroup(pid, 'SIGKILL');
}

/** Starts processes in process groups of their own and ends all of them, even if this process is killed. */
export function createProcesses(): Processes {
  const reaper = startReaper();
  const running = new Set<RunningProcess>();
  let reportCrash: (problem: Problem) => void = () => undefined;
  const crashed = new Promise<never>((_resolve, reject) => {
    reportCrash = reject;
  });
  // A crash is an error only for a caller that waits for one.
  crashed.catch(() => undefined);

  function launch(spec: ProcessSpec, mayEnd: boolean) {
    const child = launchDetached(spec);
    const { pid } = child;
    if (pid === undefined)
      throw new Problem(`${spec.name} cannot be started: ${spec.command} is missing.`);
    let stopping = false;
    const exitCode = child.then((result) => {
      running.delete(launched);
      if (!signalGroup(pid, 0)) reaper.write(`-${String(pid)}\n`);
      if (!stopping && !mayEnd) reportCrash(endedProblem(spec));
      return result.exitCode ?? 1;
    });
    const exited = exitCode.then(() => undefined);
    const stop = (): Promise<void> => {
      stopping = true;
      return stopGroup(pid, exited);
    };
    const launched = { spec, exitCode, exited, stop };
    running.add(launched);
    reaper.write(`+${String(pid)}\n`);
    return launched;
  }

  return {
    start: (spec) => launch(spec, false),
    run: (spec) => launch(spec, true).exitCode,
    crashed,
    stopAll: async () => {
      await Promise.all([...running].map((process) => process.stop()));
      reaper.end();
    },
  };
}
