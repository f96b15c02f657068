import * as z from 'zod/mini';

export type PrintLine = (line: string) => void;

const LOUD = ['WARNING', 'ERROR', 'CRITICAL', 'ALERT', 'EMERGENCY'];

const entrySchema = z.object({
  severity: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
  error: z.optional(z.union([z.string(), z.object({ stack: z.string() })])),
});

/** Matches lines of stderr that continue the message of an earlier line. */
const CONTINUATION = /^\s|^\(Use `node |^$/;
/** Prefixes that firebase-tools adds to a function's output and to warnings. */
const USER_OUTPUT = /^>\s+/;
const EMULATOR_WARNING = /^⚠\s+/;

function parseEntry(line: string) {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Returns a readable message if a line of output is a warning or an error, otherwise null. */
export function describeWarning(
  name: string,
  line: string,
  from: 'stdout' | 'stderr',
): string | null {
  const text = line.replace(USER_OUTPUT, '');
  const entry = parseEntry(text);
  if (entry) {
    if (!LOUD.includes(entry.severity)) return null;
    const { error, requestId } = entry;
    const [cause] = (typeof error === 'object' ? error.stack : (error ?? '')).split('\n');
    return [
      `[${name}] ${entry.severity} ${entry.message}`,
      cause && `: ${cause}`,
      requestId && ` (request ${requestId})`,
    ].join('');
  }
  if (EMULATOR_WARNING.test(text)) return `[${name}] WARNING ${text.replace(EMULATOR_WARNING, '')}`;
  if (from === 'stdout' || CONTINUATION.test(text)) return null;
  return `[${name}] ${text}`;
}

/** Returns a handler that prints an output line in readable form if it is a warning or an error. */
export const createWarningPrinter =
  (name: string, print: PrintLine) =>
  (line: string, from: 'stdout' | 'stderr'): void => {
    const warning = describeWarning(name, line, from);
    if (warning !== null) print(warning);
  };
