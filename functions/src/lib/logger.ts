/** Writes structured logs. Fields must not contain personal information. */
export interface Logger {
  info(event: string, fields?: Record<string, unknown>): void;
  warn(event: string, fields?: Record<string, unknown>): void;
  error(event: string, fields?: Record<string, unknown>): void;
  /** Returns a logger that adds the given fields to each entry. */
  with(fields: Record<string, unknown>): Logger;
}
