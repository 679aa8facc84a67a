/**
 * `npm test -- containers`: the three images built from their Dockerfiles, and run as compose.yaml
 * runs them: without privileges, on one data volume.
 */
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../deploy/dockerfile.ts";
import { sessionOf } from "../editor-session.ts";
import { portAt } from "../ports.ts";
import { buildah, buildImage, startContainer, whyNoImages, type Container } from "./engine.ts";

const reason = whyNoImages();
const [SITE, CMS] = [portAt(60), portAt(61)];
const EDITOR = { email: "admin@example.com", password: "a-password-for-containers" };

describe.skipIf(reason !== "")(`the images${reason && ` (left out: ${reason})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "meridian-containers-"));
  const volumes = { [join(folder, "data")]: "/data", [join(folder, "backups")]: "/backups" };
  const env = {
    SITE_PORT: String(SITE),
    CMS_PORT: String(CMS),
    CMS_HOST: "127.0.0.1",
    SITE_BIND: "127.0.0.1",
    CONTENT_HOST: `http://127.0.0.1:${CMS}`,
    PURGE_URL: `http://127.0.0.1:${SITE}/purge`,
    ADMIN_EMAIL: EDITOR.email,
    ADMIN_PASSWORD: EDITOR.password,
  };
  const built: string[] = [];
  const started: Container[] = [];
  /** The image of a Dockerfile, started with its own command. */
  const start = (dockerfile: string) => {
    const image = buildImage(dockerfile);
    built.push(image);
    const container = startContainer(image, env, volumes);
    started.push(container);
    return container;
  };

  async function expectWell(container: Container): Promise<void> {
    await expect.poll(() => container.isWell(), { timeout: 240_000, interval: 2000 }).toBe(true);
  }

  /** As who, and with what rights, a command of the image runs. */
  function expectNoPrivileges(container: Container): void {
    const status = container.run("cat", "/proc/self/status");
    const rights = Object.fromEntries(
      [...status.matchAll(/^(\w+):\s+(.+)$/gm)].map(([, name, value]) => [name, value]),
    ) as Record<string, string>;
    expect(rights.Uid?.split(/\s+/)).toEqual(["1000", "1000", "1000", "1000"]);
    for (const set of ["CapInh", "CapPrm", "CapEff", "CapAmb"])
      expect([set, Number.parseInt(rights[set] ?? "", 16)]).toEqual([set, 0]);
    // Nothing of the program can be written to: its root may be read-only (deploy/kubernetes).
    expect(container.run("find", "/app", "/usr", "/etc", "-writable", "-not", "-type", "l")).toBe(
      "",
    );
    // Buildah itself needs CAP_SETUID (bit 7) to become the user; nothing else may be regained.
    expect([0, 1 << 7]).toContain(Number.parseInt(rights.CapBnd ?? "", 16));
  }

  beforeAll(() => {
    // A volume made by an engine belongs to whom the image's folder belongs to.
    for (const here of Object.keys(volumes)) {
      mkdirSync(here);
      chownSync(here, 1000, 1000);
    }
  });
  afterAll(async () => {
    for (const container of started.toReversed()) await container.stop();
    for (const image of built) buildah("rmi", image);
    rmSync(folder, { recursive: true, force: true });
  });

  test("the content host: well, without privileges, and its settings are the demo's", async () => {
    const cms = start("apps/cms/Dockerfile");
    await expectWell(cms);
    expectNoPrivileges(cms);
    const host = `http://127.0.0.1:${CMS}`;
    const session = await sessionOf(host, EDITOR);
    const settings: unknown = await (
      await fetch(`${host}/cms/api/globals/site-settings?depth=0`, {
        headers: { authorization: `JWT ${session}` },
      })
    ).json();
    const demo: {
      brand: { name: string };
      contact: { email: string; phones: { phone: string }[] };
    } = JSON.parse(readFileSync(join(root, "packages/demo/content/site-settings.json"), "utf8"));
    expect(settings).toMatchObject({
      brand: { name: demo.brand.name },
      contact: {
        email: demo.contact.email,
        phones: demo.contact.phones.map(({ phone }) => ({ phone })),
      },
    });
  });

  test("the site: well, without privileges, and its pages hold the content host's content", async () => {
    const site = start("apps/site/Dockerfile");
    await expectWell(site);
    expectNoPrivileges(site);
    const home: Record<string, unknown> = await (
      await fetch(`http://127.0.0.1:${CMS}/api/wp/v2/pages/1120`)
    ).json();
    const title = JSON.stringify(home).match(/"section_header_title":"([^"]+)"/)?.[1] ?? "no title";
    const page = await fetch(`http://127.0.0.1:${SITE}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(title)]);
    expect((await fetch(`http://127.0.0.1:${SITE}/readyz`)).status).toBe(200);
  });

  test("the backup: of the two while they run, into its own folder", async () => {
    const backup = start("tools/backup/Dockerfile");
    expect([await backup.ended, backup.said()]).toEqual([0, expect.stringContaining("sha256")]);
    expect(readdirSync(join(folder, "backups"))).toEqual([
      expect.stringMatching(/^meridian-.+\.tar\.gz$/),
    ]);
    expect(backup.run("pg_dump", "--version")).toMatch(/ 17\./);
    expectNoPrivileges(backup);
  });
});
