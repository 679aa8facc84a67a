/**
 * `npm test -- containers` builds the three images and runs several of each with compose.yaml's
 * settings and volumes, a read-only root, and no capabilities.
 */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  startCluster,
  whyNoCluster,
  type Cluster,
} from "../../packages/intake/src/tests/postgres-cluster.ts";
import { ownVolumes, readCompose } from "../deploy/compose.ts";
import { sessionOf } from "../editor-session.ts";
import { portAt } from "../ports.ts";
import { openImage, type Container, type StoredImage } from "./container.ts";
import { buildImage, sizeOf, whyNoImages } from "./engine.ts";

const reason = whyNoImages() || whyNoCluster();
const SITES = [portAt(60), portAt(61), portAt(62)];
const HOSTS = [portAt(63), portAt(64)];
const EDITOR = { email: "admin@example.com", password: "a-password-for-containers" };
const { services } = readCompose();

const addressOf = (port: number | undefined): string => `http://127.0.0.1:${port}`;

describe.skipIf(reason !== "")(`the images${reason && ` (skipped: ${reason})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "meridian-containers-"));
  const images: StoredImage[] = [];
  const started: Container[] = [];
  let cluster: Cluster;
  /** The folder of the cluster's socket, also in the containers. */
  let socket = "";
  let data = "";

  beforeAll(async () => {
    cluster = await startCluster();
    const address = await cluster.newDatabase();
    socket = new URL(address).searchParams.get("host") ?? "";
    chmodSync(socket, 0o711);
    writeFileSync(join(folder, "database_url"), `${address}\n`);
    // compose's secrets have the file mode of the machine.
    chmodSync(join(folder, "database_url"), 0o444);
    mkdirSync(join(folder, "backups"), { mode: 0o777 });
    chmodSync(join(folder, "backups"), 0o777);
    chmodSync(folder, 0o711);
  });
  afterAll(async () => {
    await Promise.all(started.map((container) => container.stop()));
    for (const image of images) image.remove();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
    // For an image of a gigabyte on a busy disk.
  }, 300_000);

  function build(dockerfile: string): StoredImage {
    const image = openImage(buildImage(dockerfile));
    images.push(image);
    process.stdout.write(`${image.name}: ${sizeOf(image.name)}\n`);
    return image;
  }

  /**
   * A container with a service's settings in compose.yaml, on this machine's network at test ports.
   */
  function start(image: StoredImage, name: "cms" | "site" | "backup", ports: object): Container {
    const service = services[name] ?? {};
    if (data === "") {
      data = join(folder, "data");
      image.makeVolume(data, "/data");
    }
    const own = ownVolumes(service).map((there): [string, string] => {
      const here = join(folder, `${name}-${started.length}-own`);
      image.makeVolume(here, there);
      return [here, there];
    });
    const container = image.start(
      {
        ...service.environment,
        SITE_URL: addressOf(SITES[0]),
        SITE_PORT: String(SITES[0]),
        SITE_BIND: "127.0.0.1",
        CMS_URL: addressOf(HOSTS[0]),
        CMS_PORT: String(HOSTS[0]),
        CMS_HOST: "127.0.0.1",
        CONTENT_HOST: addressOf(HOSTS[0]),
        PURGE_URL: `${addressOf(SITES[0])}/purge`,
        ADMIN_EMAIL: EDITOR.email,
        ADMIN_PASSWORD: EDITOR.password,
        ...ports,
      },
      [
        [data, "/data"],
        ...own,
        [join(folder, "backups"), "/backups"],
        [join(folder, "database_url"), "/run/secrets/database_url"],
        [socket, socket],
      ],
    );
    started.push(container);
    return container;
  }

  async function expectWell(containers: readonly Container[]): Promise<void> {
    for (const container of containers)
      await expect
        .poll(() => container.isWell() || container.output().slice(-2000), {
          timeout: 240_000,
          interval: 2000,
        })
        .toBe(true);
  }

  /** Checks user, rights and root of an image's command. */
  function expectNoPrivileges(container: Container): void {
    const rights = Object.fromEntries(
      Array.from(
        container.run("cat", "/proc/self/status").matchAll(/^(\w+):[ \t]*(.*)$/gm),
        ([, name, value]) => [name, value],
      ),
    );
    expect(rights.Uid.split(/\s+/)).toEqual(["1000", "1000", "1000", "1000"]);
    expect(rights.Groups.trim()).toBe("");
    expect(rights.NoNewPrivs).toBe("1");
    for (const set of ["CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb"])
      expect([set, Number.parseInt(rights[set], 16)]).toEqual([set, 0]);
    for (const place of ["/app", "/etc", "/var/tmp", "/usr/local/bin"])
      expect(container.run("touch", `${place}/x`)).toContain("Read-only file system");
    expect(container.run("touch", "/tmp/x", "/data/x")).toBe("");
    container.run("rm", "/data/x");
  }

  test("[NODE-22] two content hosts that start at once on a new volume: well, without privileges, seeded once", async () => {
    const image = build("apps/cms/Dockerfile");
    const hosts = HOSTS.map((port) => start(image, "cms", { CMS_PORT: String(port) }));
    await expectWell(hosts);
    for (const host of hosts) expectNoPrivileges(host);
    expect(hosts.filter((host) => /seeded/i.test(host.output())).length).toBeLessThan(2);
    for (const port of HOSTS) {
      const session = await sessionOf(addressOf(port), EDITOR);
      const users = await fetch(`${addressOf(port)}/cms/api/users`, {
        headers: { authorization: `JWT ${session}` },
      });
      expect(await users.json()).toMatchObject({ totalDocs: 1 });
    }
  });

  test("[NODE-22] three sites: ready, without privileges, each with its own folder; what one host publishes all show", async () => {
    const image = build("apps/site/Dockerfile");
    const sites = SITES.map((port, at) =>
      start(image, "site", {
        SITE_PORT: String(port),
        CONTENT_HOST: addressOf(HOSTS[at % HOSTS.length]),
      }),
    );
    await expectWell(sites);
    for (const site of sites) expectNoPrivileges(site);
    const home = async (port: number): Promise<string> => {
      const page = await fetch(`${addressOf(port)}/`);
      return `${page.status} ${/<title>([^<]*)/.exec(await page.text())?.[1]}`;
    };
    for (const port of SITES) {
      await expect
        .poll(async () => (await fetch(`${addressOf(port)}/readyz`)).status, { timeout: 60_000 })
        .toBe(200);
      expect(await home(port)).toMatch(/^200 .*Meridian/);
    }
    const drawn = await fetch(`${addressOf(SITES[2])}/og/clients.png`);
    expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
    // The second host notifies only the first site.
    const session = await sessionOf(addressOf(HOSTS[1]), EDITOR);
    const saved = await fetch(`${addressOf(HOSTS[1])}/cms/api/globals/site-settings`, {
      method: "POST",
      headers: { authorization: `JWT ${session}`, "content-type": "application/json" },
      body: JSON.stringify({ brand: { name: "Scaled out" }, _status: "published" }),
    });
    expect([saved.status, saved.status === 200 ? "" : await saved.text()]).toEqual([200, ""]);
    for (const port of SITES)
      await expect.poll(() => home(port), { timeout: 10_000 }).toContain("Scaled out");
    const folders = readdirSync(folder).filter((name) => name.endsWith("-own"));
    expect(folders.length).toBe(3);
    for (const name of folders) expect(readdirSync(join(folder, name))).toContain("content");
    expect(readdirSync(join(data, "site"))).toEqual([]);
    expect(readdirSync(join(data, "assets")).length).toBeGreaterThan(0);
  });

  test("[NODE-22] the backup: of all while they run, into its own folder", async () => {
    const image = build("tools/backup/Dockerfile");
    const backup = start(image, "backup", {});
    expect([await backup.ended, backup.output()]).toEqual([0, expect.stringContaining("sha256")]);
    expect(readdirSync(join(folder, "backups"))).toEqual([
      expect.stringMatching(/^meridian-.+\.tar\.gz$/),
    ]);
    expect(backup.run("pg_dump", "--version")).toMatch(/ 17\./);
    expectNoPrivileges(backup);
  });

  test("[NODE-22] each ends by itself on SIGTERM", async () => {
    const codes = await Promise.all(started.map((container) => container.stop()));
    expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
