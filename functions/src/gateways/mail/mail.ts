export interface Mail {
  /** The same for each attempt to send it, so that mail programs can show it once. Letters, digits, `_` and `-`. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailGateway {
  /**
   * Throws AppError 'bad_request' if the mailbox does not exist or refuses mail, and 'unavailable' if another attempt
   * can succeed.
   */
  send(mail: Mail): Promise<void>;
}
