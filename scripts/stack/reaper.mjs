/**
 * Stops the process groups of a parent process that was killed. The parent writes `+PID` to the stdin of this process
 * when it starts a group, and `-PID` when the group ends. When stdin closes, the remaining groups get SIGINT, and
 * SIGKILL after four seconds.
 */
import { createInterface } from 'node:readline';

const GRACE_MS = 4000;
const groups = new Set();

function signalAll(signal) {
  for (const pid of groups) {
    try {
      process.kill(-pid, signal);
    } catch {
      groups.delete(pid);
    }
  }
}

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
});
lines.on('close', () => {
  signalAll('SIGINT');
  const deadline = Date.now() + GRACE_MS;
  const timer = setInterval(() => {
    signalAll(0);
    if (groups.size > 0 && Date.now() < deadline) return;
    clearInterval(timer);
    signalAll('SIGKILL');
  }, 50);
});
