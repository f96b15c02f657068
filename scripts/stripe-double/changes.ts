import type { Account, EventType } from './account';

/** Changes a stored object and emits the event, which says what was there before. */
export function change<T extends { id: string }>(
  account: Account,
  type: EventType,
  object: T,
  fields: Partial<T>,
): void {
  const before = structuredClone(object);
  Object.assign(object, fields);
  account.emit(type, object, before);
}
