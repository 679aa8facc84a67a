/** Sets the kit up once for all files of the project; if it cannot, prints the reason. */
import type { TestProject } from "vitest/node";
import { startKit, type Kit } from "./kit.ts";
import { whyNoWordPress } from "./machine.ts";
import { OTHERS } from "./wordpress.ts";

declare module "vitest" {
  interface ProvidedContext {
    whyNoKit: string;
    kit: Kit;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const reason = whyNoWordPress();
  project.provide("whyNoKit", reason);
  if (reason !== "") {
    process.stdout.write(`Skipping WordPress, which is not installed here: ${reason}\n`);
    return undefined;
  }
  const { stop, ...kit } = await startKit();
  project.provide("kit", kit);
  const absent = Object.values(OTHERS).filter((file) => !kit.plugins.includes(file));
  if (absent.length > 0)
    process.stdout.write(
      `WordPress is tried without ${absent.join(", ")}: name the plugins' folders in WORDPRESS_PLUGINS\n`,
    );
  return stop;
}
