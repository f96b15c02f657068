export interface Mail {
  /**
   * The id of the mail, in letters, digits, `_` and `-`. All attempts to send a mail use the same id, so that mail
   * programs show the mail only once.
   */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface MailGateway {
  /**
   * Sends a mail. Throws AppError 'bad_request' if the mailbox does not exist or rejects the mail. Throws AppError
   * 'unavailable' if a later attempt can succeed.
   */
  send(mail: Mail): Promise<void>;
}
