/** Returns null if the request fails or takes longer. It is not aborted, because its body may still arrive. */
export async function answerInTime(
  answer: Promise<Response>,
  timeoutMs: number,
): Promise<Response | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([answer.catch(() => null), timeout]);
}
