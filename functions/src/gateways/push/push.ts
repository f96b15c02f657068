import type { PushData } from '@contract/schemas/push';

export interface PushMessage {
  /** The tokens of the devices: at least one, at most `PUSH_DEVICES_MAX`. */
  readonly tokens: readonly string[];
  readonly data: PushData;
}

export interface PushGateway {
  /**
   * Sends a message to several devices. Returns the tokens of devices that will never get a message again. Throws
   * AppError 'unavailable' if no device got the message and a later attempt can succeed.
   */
  send(message: PushMessage): Promise<readonly string[]>;
}
