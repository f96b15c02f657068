/**
 * Resolves in a new task, so that the browser can paint and handle taps before. Uses no timer, because a page in the
 * background gets one only once a second.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
