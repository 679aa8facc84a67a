/**
 * Watches a browser that runs behind (page-first.ts) and gives its threads their ranks as they come. First, and never taken
 * off its core, is the thread that lays out and runs a page. After it come those that work for it: the other threads of its
 * process, what draws, and the browser's that answer it, for it stands still until they do. All else stays behind.
 * A process of its own, for it must not wait behind. Ends with the browser.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const EVERY = 20;

const FIRST = ["--rr", "--pid", "1"];
const SECOND = ["--other", "--pid", "0"];

/** The browser's that a page asks: for the system's fonts, what it has stored, its cookies; and that which keeps Lighthouse's record. */
const ANSWERING = new Set(["Chrome_IOThread", "ThreadPoolForeg", "PerfettoTrace"]);

const read = (pid: string, file: string): string => readFileSync(`/proc/${pid}/${file}`, "utf8").trim();
const children = (pid: string): string[] => read(pid, `task/${pid}/children`).split(" ").filter(Boolean);
const kind = (pid: string): string => /--type=([\w-]+)/.exec(read(pid, "cmdline"))?.[1] ?? "browser";

function rank(process: string, pid: string, thread: string): readonly string[] | undefined {
  if (process === "renderer") return thread === pid ? FIRST : SECOND;
  if (process === "gpu-process" || (process === "browser" && ANSWERING.has(read(pid, `task/${thread}/comm`)))) return SECOND;
  return undefined;
}

const ranked = new Set<string>();

/** Its processes are its children or those of the zygotes that it starts with; right after the fork they still bear a zygote's name. */
function rankThreads(browser: string): void {
  const own = children(browser);
  for (const pid of [browser, ...own, ...own.filter((child) => kind(child) === "zygote").flatMap(children)]) {
    const process = kind(pid);
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const flags = ranked.has(thread) ? undefined : rank(process, pid, thread);
      if (!flags) continue;
      execFileSync("chrt", [...flags, thread], { stdio: "pipe" });
      ranked.add(thread);
    }
  }
}

const browser = process.argv[2] ?? "";
setInterval(() => {
  if (!existsSync(`/proc/${browser}`)) process.exit();
  try {
    rankThreads(browser);
  } catch (error) {
    // One of them ended between two looks.
    if (!/ENOENT|ESRCH|No such process/.test(String(error))) throw error;
  }
}, EVERY);
