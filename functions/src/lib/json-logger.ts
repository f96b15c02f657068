import type { Logger } from './logger';

type Severity = 'INFO' | 'WARNING' | 'ERROR';
type Fields = Record<string, unknown>;

/**
 * Matches an email address, but not a path or version such as `node_modules/@grpc/grpc-js@1.14.0`. The length limits of
 * RFC 5321 make matching a long text fast.
 */
const EMAIL =
  /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,63}/gu;

/**
 * Converts a value for the log. Removes email addresses, because the errors of libraries can quote what users typed.
 */
function describe(value: unknown): unknown {
  if (value instanceof Error) {
    return {
      name: value.name,
      stack: (value.stack ?? value.message).replace(EMAIL, '[email]'),
      ...(value.cause === undefined ? {} : { cause: describe(value.cause) }),
    };
  }
  return typeof value === 'string' ? value.replace(EMAIL, '[email]') : value;
}

/**
 * Creates a logger that writes JSON lines for Cloud Logging: https://cloud.google.com/logging/docs/structured-logging
 */
export function createJsonLogger(
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
  bound: Fields = {},
): Logger {
  const log = (severity: Severity) => (event: string, fields?: Fields) => {
    const described = Object.entries({ ...bound, ...fields }).map(([name, value]) => [
      name,
      describe(value),
    ]);
    write(JSON.stringify({ severity, message: event, event, ...Object.fromEntries(described) }));
  };
  return {
    info: log('INFO'),
    warn: log('WARNING'),
    error: log('ERROR'),
    with: (fields) => createJsonLogger(write, { ...bound, ...fields }),
  };
}
