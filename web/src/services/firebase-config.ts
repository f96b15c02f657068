import * as z from 'zod/mini';
import { once } from '@/lib/once';

const configSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  appId: z.optional(z.string()),
  /** Only in the local stack: host and port of each emulator. */
  emulators: z.optional(z.object({ auth: z.string(), firestore: z.string() })),
});
export type FirebaseConfig = z.infer<typeof configSchema>;

/** The project's settings from Hosting's reserved address, read once; a failed read is tried again. */
export const firebaseConfig = once(async (): Promise<FirebaseConfig> => {
  const answer = await fetch('/__/firebase/init.json');
  return configSchema.parse(await answer.json());
});
