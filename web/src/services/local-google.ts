import * as z from 'zod/mini';

const PAGE = '/__local/google-sign-in';

const accountSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  email_verified: z.literal(true),
});

export type LocalGoogleAccount = z.infer<typeof accountSchema>;

const failure = (code: string) => Object.assign(new Error(code), { code });

/**
 * Opens the window that replaces Google's sign-in popup in the local stack. Throws errors with the same codes as
 * Firebase.
 */
export function chooseLocalGoogleAccount(): Promise<LocalGoogleAccount> {
  const popup = window.open(PAGE, 'google-sign-in', 'popup,width=420,height=520');
  if (!popup) return Promise.reject(failure('auth/popup-blocked'));
  return new Promise((resolve, reject) => {
    const finish = () => {
      window.clearInterval(watch);
      window.removeEventListener('message', receive);
    };
    const receive = (event: MessageEvent) => {
      if (event.source !== popup || event.origin !== window.location.origin) return;
      finish();
      popup.close();
      resolve(accountSchema.parse(event.data));
    };
    const watch = window.setInterval(() => {
      if (!popup.closed) return;
      finish();
      reject(failure('auth/popup-closed-by-user'));
    }, 250);
    window.addEventListener('message', receive);
  });
}
