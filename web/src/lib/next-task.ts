/**
 * Resolves in a new task, so that the browser can first paint and handle taps. Uses no timer, because timers of a
 * background page run only once a second.
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
