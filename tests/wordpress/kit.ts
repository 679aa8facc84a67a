/** A machine with three WordPresses. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { loadContent, mediaFile, mediaIds } from "@meridian/demo";
import { portAt } from "../ports.ts";
import { startMachine, type Instance, type Machine } from "./machine.ts";
import { ADMIN, PURGE_SECRET, putFiles, runPhp } from "./wordpress.ts";

/** `demo` has the demo content; `hard` what real WordPresses have; `history` begins empty. */
export const INSTANCES = [
  { name: "demo", port: portAt(90) },
  { name: "hard", port: portAt(91) },
  { name: "history", port: portAt(87) },
] as const satisfies Instance[];
export type InstanceName = (typeof INSTANCES)[number]["name"];

export const originOf = (name: InstanceName): string =>
  `http://127.0.0.1:${INSTANCES.find((one) => one.name === name)?.port}`;

export const SITE_PORTS = {
  demo: portAt(92),
  hard: portAt(93),
  history: portAt(88),
} as const satisfies Record<InstanceName, number>;
export const siteOf = (name: InstanceName): string => `http://127.0.0.1:${SITE_PORTS[name]}`;

/** The kit's data for tests in other processes. */
export interface Kit {
  folder: string;
  /** Of the administrators, for WordPress's REST API. */
  passwords: Record<InstanceName, string>;
  hard: Record<string, number>;
  plugins: string[];
  /** Numbers of Contact Form 7's forms in `hard` by the contract's names; empty without it. */
  forms: Partial<Record<string, number>>;
}

export async function startKit(): Promise<Kit & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "meridian-wordpress-"));
  let machine: Machine | undefined;
  const stop = async (): Promise<void> => {
    await machine?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    putFiles(folder, join(folder, "mariadb.sock"), INSTANCES);
    machine = await startMachine(folder, INSTANCES);
    const installed = INSTANCES.map(({ name }) => [name, install(folder, name)] as const);
    const passwords = Object.fromEntries(
      installed.map(([name, { password }]) => [name, password]),
    ) as Kit["passwords"];
    const plugins = installed[0]?.[1].plugins.map((file) => basename(file)) ?? [];
    runPhp(folder, "demo", "seed-demo.php", {
      content: loadContent(),
      media: mediaIds.map((id) => mediaFile(id)),
    });
    const hard = runPhp(folder, "hard", "seed-hard.php") as Kit["hard"];
    const forms = runPhp(folder, "hard", "seed-forms.php") as Kit["forms"];
    return { folder, passwords, hard, plugins, forms, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const install = (folder: string, name: InstanceName) =>
  runPhp(folder, name, "install.php", {
    ...ADMIN,
    // `hard` has plain permalinks, as after WordPress's installation.
    permalinks: name === "hard" ? "" : "/%postname%/",
    site: siteOf(name),
    secret: PURGE_SECRET,
  }) as { password: string; plugins: string[] };
