/**
 * Runs `task` one at a time; calls during a run cause one more. `settled` resolves when none runs.
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
