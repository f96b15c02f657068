import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { Problem } from './problem';

const GRACE_MS = 10_000;

/** As the command `timeout` exits. */
export const TOOK_TOO_LONG = 124;

export interface ProcessSpec {
  /** The start of a sentence, such as 'The Auth emulator'. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A file for the output, which goes to the terminal by default. */
  readonly log?: string;
  readonly onLine?: (line: string, from: 'stdout' | 'stderr') => void;
  /** Whether it and its children run at low priority. */
  readonly inBackground?: boolean;
  /** The ids of the user and group that it runs as. Only root can set it. */
  readonly runAs?: { readonly uid: number; readonly gid: number };
}

export interface RunningProcess {
  readonly spec: ProcessSpec;
  readonly exited: Promise<void>;
  /** Sends SIGINT, then SIGKILL to the whole process group after ten seconds. */
  stop(): Promise<void>;
  /** Sends SIGKILL to the whole process group, so that nothing of it can finish its work. */
  kill(): Promise<void>;
}

export interface Processes {
  /** Throws a Problem if the program does not exist. */
  start(spec: ProcessSpec): RunningProcess;
  /**
   * Resolves to the exit code, to 1 if a signal ended the process, or to TOOK_TOO_LONG if it was stopped because it ran longer
   * than `limitMs`.
   */
  run(spec: ProcessSpec, limitMs?: number): Promise<number>;
  /** Rejects with a Problem when a started process ends unexpectedly. */
  readonly crashed: Promise<never>;
  stopAll(): Promise<void>;
}

/** Sends a signal, or 0 to check only. Returns false if the process group no longer exists. */
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

export function endedProblem({ name, log }: ProcessSpec): Problem {
  if (!log) return new Problem(`${name} stopped unexpectedly. See its output above.`);
  const lastLines = readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n');
  return new Problem(`${name} stopped unexpectedly. The last lines of ${log}:\n${lastLines}`);
}

function emptyLog(log: string) {
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, '');
  return { file: log, append: true };
}

/** With it, a process gets about a tenth of the CPU share of a normal one when both are busy. */
const BACKGROUND_NICENESS = 10;

/**
 * Linux divides CPU time between sessions first, and each detached process has its own, so the session needs the niceness, too
 * (https://man7.org/linux/man-pages/man7/sched.7.html, 'The autogroup feature').
 */
function moveToBackground(pid: number): void {
  try {
    setPriority(pid, BACKGROUND_NICENESS);
    writeFileSync(`/proc/${String(pid)}/autogroup`, String(BACKGROUND_NICENESS));
  } catch {
    // It has ended, or the system has no such groups.
  }
}

function launchDetached({ command, args, cwd, env, log, onLine, runAs }: ProcessSpec) {
  const output = log ? emptyLog(log) : 'inherit';
  const outputs = onLine ? ([output, 'pipe'] as const) : output;
  const child = execa(command, args, {
    cwd,
    env: { ...env },
    ...runAs,
    // In its own process group, so that Ctrl-C reaches only this process, which stops the others.
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

/** Stops all processes at the end, even if this process is killed. */
export function createProcesses(): Processes {
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
      if (!stopping && !mayEnd) reportCrash(endedProblem(spec));
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
    const launched = { spec, exitCode, exited, stop, kill };
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
    return limit.signal.aborted ? TOOK_TOO_LONG : code;
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
