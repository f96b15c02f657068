import * as z from 'zod/mini';

/** The id of a stored session. Nobody can sign in with it: it is a hash of the cookie. */
export const sessionIdSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A signed-in device: one session of the member. */
export const deviceSchema = z.object({
  id: sessionIdSchema,
  /** Such as 'Chrome on Android'. */
  name: z.string(),
  signedInAt: z.iso.datetime(),
  /** A UTC day. */
  lastSeenOn: z.iso.date(),
  /** Whether the caller uses this session. */
  isThisDevice: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;
