import * as z from 'zod/mini';

const schema = z.object({
  VITE_SUPPORT_EMAIL: z._default(z.email(), 'support@boloboard.example'),
});

export const environment = schema.parse(import.meta.env);
