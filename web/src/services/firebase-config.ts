import * as z from 'zod/mini';

const configSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  appId: z.optional(z.string()),
  /** Only in the local stack: host and port of each emulator. */
  emulators: z.optional(z.object({ auth: z.string(), firestore: z.string() })),
});
export type FirebaseConfig = z.infer<typeof configSchema>;

let loading: Promise<FirebaseConfig> | null = null;

async function load(): Promise<FirebaseConfig> {
  const answer = await fetch('/__/firebase/init.json');
  return configSchema.parse(await answer.json());
}

/** The project's settings from Hosting's reserved address, read once; a failed read is tried again. */
export function firebaseConfig(): Promise<FirebaseConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
