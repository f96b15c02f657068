/** The kind of a mail. For a kind of mail with a button, `link` is the URL of the app's page that the button opens. */
export type MailTemplateData =
  | {
      readonly kind: 'verify_address' | 'confirm_new_address' | 'reset_password' | 'google_sign_in';
      readonly link: string;
    }
  | {
      readonly kind:
        | 'password_changed'
        | 'address_changed'
        | 'address_changed_google_kept'
        | 'account_deleted'
        | 'second_subscription_ended';
    };

/** The texts of a mail, in the order in which the mail shows them. */
export interface MailText {
  readonly subject: string;
  /** The preview text, which mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly link: string } | null;
  /** A last paragraph that says what to do if the reader did not expect the mail. */
  readonly note: string;
}

const IGNORE = "If you didn't ask for this, you can ignore this email. Nothing will change.";

type Words = Omit<MailText, 'button'> & { readonly button?: string };

const WORDS: Readonly<Record<MailTemplateData['kind'], Words>> = {
  verify_address: {
    subject: 'Verify your email address',
    preview: 'One tap, and your BoloBoard account is ready.',
    title: 'Verify your email address',
    paragraphs: [
      'Welcome to BoloBoard! Please confirm that this email address is yours.',
      'The link works for 24 hours.',
    ],
    button: 'Verify Email Address',
    note: "If you didn't create an account at BoloBoard, please don't use the link, and ignore this email.",
  },
  confirm_new_address: {
    subject: 'Confirm your new email address',
    preview: 'Your address changes when you confirm it.',
    title: 'Confirm your new email address',
    paragraphs: [
      'You asked to use this email address for your BoloBoard account. It changes when you confirm it here.',
      'The link works for 24 hours.',
    ],
    button: 'Confirm Email Address',
    note: "If you didn't ask for this, please don't use the link, and ignore this email. Nothing will change.",
  },
  reset_password: {
    subject: 'Reset your password',
    preview: 'The link works once, for one hour.',
    title: 'Reset your password',
    paragraphs: [
      'You asked to reset the password of your BoloBoard account. Choose a new one here.',
      "The link works once, for one hour. When you set a new password, you'll be signed out on all your devices.",
    ],
    button: 'Reset Password',
    note: IGNORE,
  },
  google_sign_in: {
    subject: 'You sign in with Google',
    preview: 'Your BoloBoard account has no password to reset.',
    title: 'You sign in with Google',
    paragraphs: [
      "You asked to reset the password of your BoloBoard account. It doesn't have one, because you sign in with Google.",
      'To sign in, choose "Continue with Google".',
    ],
    button: 'Go to Sign In',
    note: IGNORE,
  },
  password_changed: {
    subject: 'Your password was changed',
    preview: 'For your security, we signed out devices that used the old password.',
    title: 'Your password was changed',
    paragraphs: [
      'The password of your BoloBoard account was just changed. For your security, we signed out devices that used the old password.',
    ],
    note: "If this wasn't you, reset your password right away and write to us.",
  },
  address_changed: {
    subject: 'Your email address was changed',
    preview: 'Your BoloBoard account now uses another address.',
    title: 'Your email address was changed',
    paragraphs: [
      "Your BoloBoard account now uses another email address. You can't sign in with this one anymore.",
    ],
    note: "If this wasn't you, please write to us right away.",
  },
  address_changed_google_kept: {
    subject: 'Your email address was changed',
    preview: 'Your BoloBoard account now uses another address.',
    title: 'Your email address was changed',
    paragraphs: [
      'Your BoloBoard account now uses another email address. You still sign in with the same Google account.',
    ],
    note: "If this wasn't you, please write to us right away.",
  },
  second_subscription_ended: {
    subject: 'You paid twice, and we refunded one payment',
    preview: 'Your Premium continues with one subscription.',
    title: 'You paid twice, and we refunded one payment',
    paragraphs: [
      'You started two Premium subscriptions. We ended the second one and refunded its payment in full. The money is back in 5 to 10 days.',
      'Your first subscription continues. You can change or cancel it in your account settings.',
    ],
    note: "If something looks wrong, please write to us. We'll put it right.",
  },
  account_deleted: {
    subject: 'Your account was deleted',
    preview: 'Thank you for sharing your sales with us.',
    title: 'Your account was deleted',
    paragraphs: [
      'We deleted your BoloBoard account with your items, pictures, likes and favorites. Your comments stay, without your name.',
      'Thank you for sharing your sales with us. You can create a new account whenever you like.',
    ],
    note: "If this wasn't you, please write to us right away.",
  },
};

export function mailTextOf(content: MailTemplateData): MailText {
  const { button, ...words } = WORDS[content.kind];
  const hasButton = button !== undefined && 'link' in content;
  return { ...words, button: hasButton ? { label: button, link: content.link } : null };
}

/** Returns the mail as plain text. */
export function plainTextOfMail(
  { title, paragraphs, button, note }: MailText,
  supportEmail: string,
): string {
  const parts = [
    title,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    note,
    `BoloBoard\nQuestions? Write to ${supportEmail}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
