import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { Problem } from '../lib/problem';

const GRACE_MS = 10_000;

/**
 * The exit code for a process that was stopped because it took too long. The command `timeout` returns the same code.
 */
export const TIMEOUT_EXIT_CODE = 124;

export interface ProcessSpec {
  /** The name of the process as the first words of a message, such as 'The Auth emulator'. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The path of the file for the output of the process. By default, the output goes to the terminal. */
  readonly log?: string;
  readonly onLine?: (line: string, from: 'stdout' | 'stderr') => void;
  /** Whether the process and its children run at low priority. */
  readonly inBackground?: boolean;
  /** The ids of the user and group as which the process runs. Only root can set them. */
  readonly runAs?: { readonly uid: number; readonly gid: number };
}

export interface RunningProcess {
  readonly spec: ProcessSpec;
  readonly exited: Promise<void>;
  /**
   * Sends SIGINT to the process and its children. When the process has ended, sends SIGKILL to its remaining children.
   * If the process has not ended after ten seconds, sends SIGKILL to all of them.
   */
  stop(): Promise<void>;
  /** Sends SIGKILL to the process and its children, so that none of them can finish its work. */
  kill(): Promise<void>;
}

export interface ProcessManager {
  /** Starts a process. Throws a Problem if the program does not exist. */
  start(spec: ProcessSpec): RunningProcess;
  /**
   * Runs a process and resolves when it has ended. Returns its exit code, or 1 if a signal ended it. Stops the process
   * after `limitMs` milliseconds and returns TIMEOUT_EXIT_CODE.
   */
  run(spec: ProcessSpec, limitMs?: number): Promise<number>;
  /** Rejects with a Problem when a started process ends unexpectedly. */
  readonly crashed: Promise<never>;
  stopAll(): Promise<void>;
}

/**
 * Sends a signal to a process group. The signal 0 only checks whether the group exists. Returns false if the group no
 * longer exists.
 */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

function startReaper() {
  return execa(process.execPath, [join(import.meta.dirname, 'reaper.mjs')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    reject: false,
  }).stdin;
}

export function processEndedProblem({ name, log }: ProcessSpec): Problem {
  if (!log) return new Problem(`${name} stopped unexpectedly. See its output above.`);
  const lastLines = readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n');
  return new Problem(`${name} stopped unexpectedly. The last lines of ${log}:\n${lastLines}`);
}

function emptyLog(log: string) {
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  return { file: log, append: true };
}

/**
 * The niceness of processes in the background. When the CPU is fully used, a process in the background gets about a
 * tenth of the CPU time of a normal process.
 */
const BACKGROUND_NICENESS = 10;

/**
 * Lowers the priority of a process, and the priority of its session. The session is necessary because Linux first
 * divides CPU time between sessions, and each detached process has a separate session
 * (https://man7.org/linux/man-pages/man7/sched.7.html, 'The autogroup feature').
 */
function moveToBackground(pid: number): void {
  try {
    setPriority(pid, BACKGROUND_NICENESS);
    writeFileSync(`/proc/${String(pid)}/autogroup`, String(BACKGROUND_NICENESS));
  } catch {
    // Ignores the error: the process has ended, or the system does not divide CPU time between sessions.
  }
}

function launchDetached({ command, args, cwd, env, log, onLine, runAs }: ProcessSpec) {
  const output = log ? emptyLog(log) : 'inherit';
  const outputs = onLine ? ([output, 'pipe'] as const) : output;
  const child = execa(command, args, {
    cwd,
    env: { ...env },
    ...runAs,
    // Starts the process in a separate process group. Ctrl-C then reaches only the current process, which can stop all
    // started processes in the right order.
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

async function stopGroup(pid: number, exited: Promise<void>): Promise<void> {
  signalGroup(pid, 'SIGINT');
  const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(timer);
  signalGroup(pid, 'SIGKILL');
}

/** Creates a manager that starts processes. All of them stop when this process ends, even if this process is killed. */
export function createProcessManager(): ProcessManager {
  const reaper = startReaper();
  const running = new Set<RunningProcess>();
  let reportCrash: (problem: Problem) => void = () => undefined;
  const crashed = new Promise<never>((_resolve, reject) => {
    reportCrash = reject;
  });
  // Prevents an unhandled rejection if nothing awaits `crashed`.
  crashed.catch(() => undefined);

  function launch(spec: ProcessSpec, mayEnd: boolean) {
    const child = launchDetached(spec);
    const { pid } = child;
    if (pid === undefined)
      throw new Problem(`${spec.name} could not start because ${spec.command} does not exist.`);
    if (spec.inBackground) moveToBackground(pid);
    let stopping = false;
    const exitCode = child.then((result) => {
      running.delete(launched);
      if (!signalGroup(pid, 0)) reaper.write(`-${String(pid)}\n`);
      if (!stopping && !mayEnd) reportCrash(processEndedProblem(spec));
      return result.exitCode ?? 1;
    });
    const exited = exitCode.then(() => undefined);
    const stop = (): Promise<void> => {
      stopping = true;
      return stopGroup(pid, exited);
    };
    const kill = (): Promise<void> => {
      stopping = true;
      signalGroup(pid, 'SIGKILL');
      return exited;
    };
    const launched = {
      spec,
      exitCode,
      exited,
      stop,
      kill,
    };
    running.add(launched);
    reaper.write(`+${String(pid)}\n`);
    return launched;
  }

  async function run(spec: ProcessSpec, limitMs?: number): Promise<number> {
    const { exitCode, stop } = launch(spec, true);
    if (limitMs === undefined) return exitCode;
    const limit = new AbortController();
    limit.signal.addEventListener('abort', () => void stop());
    const timer = setTimeout(() => limit.abort(), limitMs);
    const code = await exitCode;
    clearTimeout(timer);
    return limit.signal.aborted ? TIMEOUT_EXIT_CODE : code;
  }

  return {
    start: (spec) => launch(spec, false),
    run,
    crashed,
    stopAll: async () => {
      await Promise.all([...running].map((process) => process.stop()));
      reaper.end();
    },
  };
}
