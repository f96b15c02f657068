/**
 * Returns the response, or null if the request fails or takes longer. There is no abort after the timeout, because it
 * would also stop the body of a response that is in time.
 */
export async function responseInTime(
  response: Promise<Response>,
  timeoutMs: number,
): Promise<Response | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([response.catch(() => null), timeout]);
}
