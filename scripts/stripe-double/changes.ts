import type { Account, EventType } from './account';

/**
 * Changes a stored object and emits an event about it. The event contains the previous values of the changed fields.
 */
export function updateObjectAndEmitEvent<T extends { id: string }>(
  account: Account,
  type: EventType,
  object: T,
  fields: Partial<T>,
): void {
  const before = structuredClone(object);
  Object.assign(object, fields);
  account.emit(type, object, before);
}
