import * as z from 'zod/mini';

/** The id of a stored session. It is a hash of the session cookie, so nobody can sign in with the id. */
export const sessionIdSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A signed-in device: one session of the member. */
export const deviceSchema = z.object({
  id: sessionIdSchema,
  /** The name of the device, such as 'Chrome on Android'. */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  /** The last UTC day on which the device was used. */
  lastSeenOn: z.iso.date(),
  /** Whether this device is the one that made the request. */
  isThisDevice: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;
