// Prints each step with its duration, and a heartbeat during long steps.
const startedAt = performance.now();
const heartbeatMs = 5000;

/** @param {number} ms */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {string} text */
export function say(text) {
  process.stdout.write(`[platform] ${text}\n`);
}

export function elapsed() {
  return seconds(performance.now() - startedAt);
}

/**
 * @template T
 * @param {string} what
 * @param {(report: (detail: string) => void) => Promise<T>} work calls `report` with what to show on the next heartbeat
 * @returns {Promise<T>}
 */
export async function step(what, work) {
  const from = performance.now();
  let detail = '';
  say(`${what} …`);
  const heartbeat = setInterval(
    () => say(`${what} … still working, ${seconds(performance.now() - from)}${detail && ` (${detail})`}`),
    heartbeatMs,
  );
  try {
    const result = await work((text) => {
      detail = text;
    });
    say(`${what}: done in ${seconds(performance.now() - from)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}
