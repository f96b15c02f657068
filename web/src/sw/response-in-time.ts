/**
 * Returns the response. Returns null if the request fails or takes longer than the timeout. Does not abort the request
 * after the timeout, because this would also stop the body of a response that arrived in time.
 */
export async function responseInTime(
  response: Promise<Response>,
  timeoutMs: number,
): Promise<Response | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([response.catch(() => null), timeout]);
}
