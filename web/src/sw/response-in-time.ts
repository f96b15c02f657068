/** Returns null if the request fails or takes longer. It is not aborted, because its body may still arrive. */
export async function responseInTime(
  response: Promise<Response>,
  timeoutMs: number,
): Promise<Response | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([response.catch(() => null), timeout]);
}
