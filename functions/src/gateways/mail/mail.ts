export interface Mail {
  /**
   * The id of the mail, with letters, digits, `_` and `-`. It is the same for each attempt, so that mail programs show
   * the mail only once.
   */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailGateway {
  /**
   * Sends a mail. Throws AppError 'bad_request' if the mailbox does not exist or rejects mail, and 'unavailable' if
   * another attempt can succeed.
   */
  send(mail: Mail): Promise<void>;
}
