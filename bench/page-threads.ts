/**
 * Watches a browser that runs behind (page-first.ts) for new renderers and takes each one's first thread, which is the
 * page's, out of SCHED_IDLE; and the process that draws, without which the largest paint would come late. A process of its
 * own, for it must not wait behind. Ends with the browser.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const EVERY = 20;

const children = (pid: string): string[] => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
const kind = (pid: string): string | undefined => /--type=([\w-]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, "utf8"))?.[1];

const put = new Set<string>();

/** What comes first: of a renderer its first thread, of what draws all threads. */
const FIRST: Record<string, readonly string[]> = { renderer: [], "gpu-process": ["--all-tasks"] };

/** They are children of the browser or of the zygotes that it starts with; right after the fork they still bear a zygote's name. */
function putPagesFirst(browser: string): void {
  const own = children(browser);
  for (const pid of [...own, ...own.filter((child) => kind(child) === "zygote").flatMap(children)]) {
    const which = FIRST[kind(pid) ?? ""];
    if (put.has(pid) || !which) continue;
    execFileSync("chrt", [...which, "--other", "--pid", "0", pid]);
    put.add(pid);
  }
}

const browser = process.argv[2] ?? "";
setInterval(() => {
  if (!existsSync(`/proc/${browser}`)) process.exit();
  try {
    putPagesFirst(browser);
  } catch (error) {
    // One of them ended between two looks.
    if (!/ENOENT|ESRCH|chrt/.test(String(error))) throw error;
  }
}, EVERY);
