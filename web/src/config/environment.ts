import * as z from 'zod/mini';

const schema = z.object({
  /** Where bug reports go by mail. */
  VITE_SUPPORT_EMAIL: z._default(z.email(), 'support@boloboard.example'),
});

/** The build's settings, from `.env` files or the shell. */
export const environment = schema.parse(import.meta.env);
