interface Lines {
  info(words: string): void;
  warn(words: string): void;
}

/** Logs the beginning of an outage with cause and effect, and its end, once each. */
export function createOutage(name: string, meaning: string, log: Lines) {
  let isDown = false;
  return {
    down(reason: string): void {
      if (!isDown)
        log.warn(`${name} is unreachable (${reason}); ${meaning}. Retrying until it responds`);
      isDown = true;
    },
    up(): void {
      if (isDown) log.info(`${name} is reachable again`);
      isDown = false;
    },
  };
}
