import { named } from "./setting.ts";

export const development = {
  LOG_FORMAT: named(
    "What `npm start`, `site`, `cms` and `dev` print: text (short lines), or json (every line as the servers write it); not set, text at a terminal and json elsewhere.",
  ),
  TEST_PORT: named(
    "First of the ports the tests listen on; another checkout on the same machine takes another.",
    "4300",
  ),
  WORDPRESS_PLUGINS: named(
    "Folders of WordPress plugins, separated by colons, that `npm run wordpress` puts beside ours: ACF's, Contact Form 7's.",
  ),
  DEMO_PORT: named("Port of the demo host.", "4010"),
  DEMO_CONTROL: named(
    "1 lets other processes change what the demo host answers, at /_demo/….",
    "0",
  ),
  BENCH_PAGES: named(
    "The pages that `npm run bench pages` measures, separated by commas; not set, all.",
  ),
  BENCH_PRESSES: named(
    "How many presses `npm run bench` sends before a part is hydrated; not set, 50.",
  ),
  TRACE: named("1 keeps Playwright's trace of each browser test that fails.", "0"),
  CHROME_PATH: named(
    "Chromium for the tests and the bench; not set, it is looked for, and installed where that is possible.",
  ),
};
