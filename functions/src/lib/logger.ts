/** Structured logs: an event name and fields that say nothing about a person. */
export interface Logger {
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
  /** A logger that adds the fields to all it writes. */
  with(fields: Record<string, unknown>): Logger;
}
