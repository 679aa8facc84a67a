/**
 * Runs `task` one at a time; calls while it runs cause one more run after it. `settled` resolves
 * when none is running.
 */
export function coalesce(task: () => Promise<void>): { run(): void; settled(): Promise<void> } {
  let running: Promise<void> | null = null;
  let again = false;
  const run = (): void => {
    if (running) {
      again = true;
      return;
    }
    running = task().finally(() => {
      running = null;
      const repeat = again;
      again = false;
      if (repeat) run();
    });
  };
  return {
    run,
    async settled() {
      while (running) await running;
    },
  };
}
