interface Lines {
  info(words: string): void;
  warn(words: string): void;
}

/** Says once that something is away, why, and what that means, and once that it is back. */
export function createOutage(name: string, meaning: string, log: Lines) {
  let isDown = false;
  return {
    down(reason: string): void {
      if (!isDown)
        log.warn(`${name} is away (${reason}); ${meaning}. It is tried again until it answers`);
      isDown = true;
    },
    up(): void {
      if (isDown) log.info(`${name} is back`);
      isDown = false;
    },
  };
}
