/** Of each test: components that read the user's language do not load Payload's, with its style sheets. */
import { vi } from "vitest";

vi.mock("#admin-ui/words/use-words.ts", async () => {
  const { english } = await import("#testing/english.ts");
  return { useWords: () => english };
});
