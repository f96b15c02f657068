import type { Logger } from './logger';

type Fields = Record<string, unknown>;

/**
 * Returns a logger that removes the given secrets from all fields, and from the messages, stacks and causes of errors.
 */
export function secretHidingLogger(log: Logger, secrets: readonly string[]): Logger {
  const hide = (text: string): string =>
    secrets.reduce((shown, secret) => shown.replaceAll(secret, '[secret]'), text);
  const hideError = (error: Error): Error => {
    const { name, message, stack, cause } = error;
    const hidden = new Error(hide(message), cause === undefined ? {} : { cause: hideIn(cause) });
    return Object.assign(hidden, { name, stack: hide(stack ?? message) });
  };
  const hideIn = (value: unknown): unknown => {
    if (value instanceof Error) return hideError(value);
    return typeof value === 'string' ? hide(value) : value;
  };
  const hidden = (fields: Fields | undefined): Fields =>
    Object.fromEntries(Object.entries(fields ?? {}).map(([name, it]) => [name, hideIn(it)]));
  return {
    info: (event, fields) => log.info(event, hidden(fields)),
    warn: (event, fields) => log.warn(event, hidden(fields)),
    error: (event, fields) => log.error(event, hidden(fields)),
    with: (fields) => secretHidingLogger(log.with(hidden(fields)), secrets),
  };
}
