import type { StripeControl } from './stripe-control';

async function send(origin: string, name: string, input: unknown): Promise<unknown> {
  const response = await fetch(`${origin}/__control/${name}`, {
    method: 'POST',
    body: JSON.stringify(input ?? {}),
  });
  if (!response.ok) throw new Error(`The local Stripe refused ${name}: ${await response.text()}`);
  return response.json();
}

/**
 * Returns the controls of a local Stripe that runs in another process. Each control sends an HTTP request to that
 * process.
 */
export const createControlClient = (origin: string): StripeControl =>
  new Proxy({} as StripeControl, {
    get: (_, name: string) => (input: unknown) => send(origin, name, input),
  });
