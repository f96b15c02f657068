import * as z from 'zod/mini';
import { optionalSetting } from './setting-schemas';

export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The email address from which mails are sent. */
  readonly from: string;
}

export type MailConfig =
  { readonly via: 'folder'; readonly folder: string } | (SmtpConfig & { readonly via: 'smtp' });

/** The name of the only function that sends mails and can read the password. */
const MAIL_FUNCTION = 'sendMail';
const DEFAULT_PORT = 587;

const MISSING = {
  SMTP_HOST:
    'SMTP_HOST is missing: set it to the host name of the SMTP server that sends the emails.',
  SMTP_USER: 'SMTP_USER is missing: set it to the user name for the SMTP server.',
  SMTP_PASSWORD: 'SMTP_PASSWORD is missing: store the password for the SMTP server as a secret.',
  MAIL_FROM: 'MAIL_FROM is missing: set it to the address that the emails come from.',
} as const;

export const mailSettingSchemas = {
  /** The folder in which mails are stored instead of being sent. Only the local stack sets it. */
  MAIL_FOLDER: optionalSetting(
    z.string().check(z.startsWith('/', 'MAIL_FOLDER must be an absolute path.')),
  ),
  SMTP_HOST: optionalSetting(
    z.string().check(z.regex(/^[A-Za-z0-9.:-]+$/, 'SMTP_HOST must be a host name.')),
  ),
  SMTP_PORT: optionalSetting(
    z.coerce
      .number('SMTP_PORT must be a number.')
      .check(
        z.refine(
          (port) => Number.isInteger(port) && port > 0 && port < 65_536,
          'SMTP_PORT must be a port, such as 587.',
        ),
      ),
  ),
  SMTP_USER: optionalSetting(z.string()),
  SMTP_PASSWORD: optionalSetting(z.string()),
  MAIL_FROM: optionalSetting(z.email('MAIL_FROM must be an email address.')),
};

type Settings = z.infer<z.ZodMiniObject<typeof mailSettingSchemas>> & {
  readonly FUNCTION_TARGET?: string | undefined;
};

/**
 * Returns the settings of mails. Returns null in functions that send no mail, and on a local stack without a folder for
 * mails. Throws an Error that names a missing setting.
 */
export function parseMailConfig(settings: Settings, emulated: boolean): MailConfig | null {
  const { FUNCTION_TARGET, MAIL_FOLDER: folder } = settings;
  if (FUNCTION_TARGET !== undefined && FUNCTION_TARGET !== MAIL_FUNCTION) return null;
  if (emulated) return folder === undefined ? null : { via: 'folder', folder };
  // If FUNCTION_TARGET is missing, a deployment is checking the parameters. The password is a secret and not a
  // parameter, so it is also missing.
  const isDeployment = FUNCTION_TARGET === undefined;
  const required = (name: keyof typeof MISSING): string => {
    const value = settings[name];
    if (value === undefined) throw new Error(MISSING[name]);
    return value;
  };
  return {
    via: 'smtp',
    host: required('SMTP_HOST'),
    port: settings.SMTP_PORT ?? DEFAULT_PORT,
    user: required('SMTP_USER'),
    from: required('MAIL_FROM'),
    password: isDeployment ? (settings.SMTP_PASSWORD ?? '') : required('SMTP_PASSWORD'),
  };
}
