/** compose.yaml as far as no engine is needed; `npm test -- containers` runs its images. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownVolumes, readCompose, type Service } from "./compose.ts";
import { root } from "./dockerfile.ts";

const FILES = ["apps/site/Dockerfile", "apps/cms/Dockerfile", "tools/backup/Dockerfile"];
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const compose = readCompose();
const services = Object.entries(compose.services);

test("builds and waits for only what there is", () => {
  expect(services.map(([name]) => name).toSorted()).toEqual([
    "backup",
    "bucket",
    "cms",
    "nginx",
    "postgres",
    "redis",
    "site",
  ]);
  const builds = services.flatMap(([, { build }]) => (build ? [build.dockerfile] : []));
  expect(builds.toSorted()).toEqual(FILES.toSorted());
  const isWatched = ({ healthcheck, build }: Service = {}): boolean =>
    healthcheck !== undefined ||
    (build !== undefined && read(build.dockerfile).includes("HEALTHCHECK"));
  const awaited = services.flatMap(([, { depends_on: needed = {} }]) =>
    Object.entries(needed).flatMap(([other, { condition }]) =>
      condition === "service_healthy" ? [other] : [],
    ),
  );
  expect(awaited.length).toBeGreaterThan(3);
  expect(awaited.filter((other) => !isWatched(compose.services[other]))).toEqual([]);
});

test("mounts volumes it declares, a file that is there, and folders that git leaves alone", () => {
  const sources = services.flatMap(([, service]) =>
    (service.volumes ?? [])
      .filter((volume) => !ownVolumes(service).includes(volume))
      .map((volume) => volume.split(":")[0] ?? ""),
  );
  expect(
    sources
      .filter((source) => !source.startsWith("."))
      .filter((source) => !(source in compose.volumes)),
  ).toEqual([]);
  const left = read(".gitignore").split("\n");
  expect(
    sources
      .filter((source) => source.startsWith("."))
      .filter((source) => !existsSync(join(root, source)) && !left.includes(`${source.slice(2)}/`)),
  ).toEqual([]);
});

test("only nginx can be reached from outside, and the apps have no privileges", () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["nginx"]);
  for (const name of ["site", "cms", "backup", "redis", "bucket"])
    expect(compose.services[name]).toMatchObject({
      cap_drop: ["ALL"],
      read_only: true,
      security_opt: ["no-new-privileges:true"],
    });
});

test("what it wants of .env is in .env.example, or a digest that a command of operations.md writes", () => {
  const known = read(".env.example");
  const wanted = new Set([...read("compose.yaml").matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
  expect([...wanted].toSorted()).toEqual([
    "CMS_NAME",
    "HSTS",
    "NGINX_DIGEST",
    "NODE_DIGEST",
    "POSTGRES_DIGEST",
    "S3_ACCESS_KEY_ID",
    "S3_BUCKET",
    "S3_SECRET_ACCESS_KEY",
    "SITE_ALIAS",
    "SITE_NAME",
    "SITE_URL",
    "VALKEY_DIGEST",
    "VERSITYGW_DIGEST",
  ]);
  const digests = [...wanted].filter((name) => name?.endsWith("_DIGEST"));
  const others = [...wanted].filter((name) => !digests.includes(name));
  expect(others.filter((name) => !known.includes(`#${name}=`))).toEqual([]);
  const images = /for image in ([^;]+);/.exec(read("docs/operations.md"))?.[1]?.split(" ") ?? [];
  const written = images.map((image) => `${/(\w+):/.exec(image)?.[1]?.toUpperCase()}_DIGEST`);
  expect(digests.toSorted()).toEqual(written.toSorted());
});

test("every setting it gives is one of ours, and nginx's template gets all that it wants and no more", () => {
  const known = new Set(
    [...read(".env.example").matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name),
  );
  for (const name of ["site", "cms", "backup"])
    expect(
      Object.keys(compose.services[name]?.environment ?? {}).filter(
        (setting) => !known.has(setting.replace(/_FILE$/, "")),
      ),
    ).toEqual([]);
  const wanted = new Set(
    [...read("deploy/nginx/meridian.conf.template").matchAll(/\$\{(\w+)\}/g)].map(
      ([, name]) => name,
    ),
  );
  expect(Object.keys(compose.services.nginx?.environment ?? {}).toSorted()).toEqual(
    [...wanted].toSorted(),
  );
});

test("the pg_dump of a backup is not older than the server", () => {
  expect(compose.services.postgres?.image).toMatch(/^postgres:17@/);
  expect(read("tools/backup/Dockerfile")).toContain("-trixie-");
});

test("[NODE-22] site and content host run in any number: no name, port or store of one alone", () => {
  for (const name of ["site", "cms"] as const) {
    const service = compose.services[name];
    expect(service).toMatchObject({ volumes: expect.arrayContaining(["data:/data"]) });
    expect(service).not.toHaveProperty("scale");
    expect(service).not.toHaveProperty("container_name");
    expect(service).not.toHaveProperty("hostname");
    expect(service).not.toHaveProperty("ports");
    // Shared data is in PostgreSQL.
    expect(service?.environment).toMatchObject({
      DATA_DIR: "/data",
      DATABASE_URL_FILE: "/run/secrets/database_url",
      CMS_DATABASE_URL_FILE: "/run/secrets/database_url",
    });
  }
  // A site's cache is not shared; its image has a folder there for its user.
  expect(ownVolumes(compose.services.site ?? {})).toEqual(["/data/site"]);
  expect(ownVolumes(compose.services.cms ?? {})).toEqual([]);
  expect(compose.services.site?.environment?.ASSETS_DIR).toMatch(/^\/data\/(?!site\b)/);
  for (const path of ["apps/site/Dockerfile", "apps/cms/Dockerfile"])
    for (const folder of ["assets", "inbox", "intake", "media", "site"])
      expect(read(path)).toMatch(
        new RegExp(`^RUN mkdir -p .*/data/${folder}\\b.* && chown -R node:node /data$`, "m"),
      );
});

test("[NODE-22] nginx re-resolves its upstreams, by Docker's own names", () => {
  const { environment = {}, volumes = [] } = compose.services.nginx ?? {};
  const template = read("deploy/nginx/meridian.conf.template");
  for (const name of ["SITE", "CMS"]) {
    expect(environment[`${name}_UPSTREAM`]).toMatch(/^(site:3000|cms:4000) resolve$/);
    // nginx requires shared memory for it.
    expect(template).toMatch(
      new RegExp(
        `^upstream \\w+ \\{ zone \\w+ 64k; server \\$\\{${name}_UPSTREAM\\}; keepalive \\d+; \\}$`,
        "m",
      ),
    );
  }
  expect(volumes).toContain(
    "./deploy/nginx/docker-names.conf:/etc/nginx/conf.d/docker-names.conf:ro",
  );
  expect(read("deploy/nginx/docker-names.conf")).toMatch(/^resolver 127\.0\.0\.11 valid=5s/m);
});

test("[NODE-22] Redis and the bucket run only when a profile names them, and nothing else is to be set for the others to start", () => {
  expect(
    services.flatMap(([name, { profiles = [] }]) => profiles.map((profile) => [name, profile])),
  ).toEqual([
    ["redis", "redis"],
    ["bucket", "bucket"],
    ["backup", "backup"],
  ]);
  for (const name of ["redis", "bucket"]) {
    const service = compose.services[name];
    // Not pulled without its digest, which only its users must set.
    expect(service?.image).toMatch(/@\$\{\w+_DIGEST:-sha256:0{64}\}$/);
    expect(JSON.stringify(service)).not.toContain(":?");
    expect(service).toHaveProperty("healthcheck");
    expect(services.filter(([, { depends_on: needed = {} }]) => name in needed)).toEqual([]);
  }
  // The settings documented in docs/scaling.md reach the services.
  const lines = read("docs/scaling.md");
  expect(lines).toContain("\nREDIS_URL=redis://redis:6379 ");
  expect(lines).toContain("\nS3_ENDPOINT=http://bucket:7070\n");
  expect(lines).toContain("\nS3_BUCKET=meridian ");
  const { command, volumes } = compose.services.bucket ?? {};
  expect(command).toEqual(["--port", ":7070", "posix", "/buckets"]);
  expect(volumes).toEqual(["bucket:/buckets/${S3_BUCKET:-meridian}"]);
});
