import type { credentialsEndpoints } from '@contract/endpoints/credentials';
import { EMAIL_ADDRESS_MESSAGES, PASSWORD_RESET_MESSAGES } from '@contract/schemas/credentials';
import type { EmailVerification } from '../../services/accounts/email-verification';
import type { OwnCredentials } from '../../services/accounts/own-credentials';
import type { PasswordResets } from '../../services/accounts/password-resets';
import type { Handlers } from '../handler';

interface CredentialsDeps {
  readonly passwordResets: PasswordResets;
  readonly emailVerification: EmailVerification;
  readonly ownCredentials: OwnCredentials;
}

export function createCredentialsHandlers({
  passwordResets,
  emailVerification,
  ownCredentials,
}: CredentialsDeps): Handlers<keyof typeof credentialsEndpoints> {
  return {
    forgotPassword: async ({ body }) => {
      await passwordResets.request(body.email);
      return { message: PASSWORD_RESET_MESSAGES.sent };
    },
    verifyResetToken: async ({ params }) => ({
      email: await passwordResets.emailOf(params.token),
    }),
    resetPassword: async ({ body }, { idempotencyKey }) => {
      await passwordResets.reset(body, idempotencyKey.bound);
      return { message: PASSWORD_RESET_MESSAGES.done };
    },
    sendVerification: async (_input, { actor }) => ({
      message: await emailVerification.sendAgain(actor),
    }),
    verifyEmail: async ({ body }) => ({ message: await emailVerification.verify(body.token) }),
    getAccount: (_input, { actor }) => ownCredentials.get(actor.uid),
    changeEmail: async ({ body }, { actor }) => {
      await ownCredentials.changeEmail(actor, body);
      return { message: EMAIL_ADDRESS_MESSAGES.changeSent };
    },
    changePassword: async ({ body }, { actor, session }) => {
      await ownCredentials.changePassword(actor, body);
      session.clear();
      return undefined;
    },
  };
}
