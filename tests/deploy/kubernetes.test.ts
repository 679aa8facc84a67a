/** The Kubernetes manifests against the API's schemas, one another and the apps: no cluster. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { HorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import { CronJob } from "kubernetes-models/batch/v1/CronJob";
import { Job } from "kubernetes-models/batch/v1/Job";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import type { IPodSpec } from "kubernetes-models/v1/PodSpec";
import { PersistentVolumeClaim } from "kubernetes-models/v1/PersistentVolumeClaim";
import { Service } from "kubernetes-models/v1/Service";
import { parse, parseAllDocuments } from "yaml";
import { describe, expect, onTestFinished, test } from "vitest";
import { root } from "./dockerfile.ts";

const folder = join(root, "deploy/kubernetes");
const read = (path: string): string => readFileSync(join(folder, path), "utf8");

const MODELS = {
  Deployment,
  Job,
  CronJob,
  Service,
  PodDisruptionBudget,
  HorizontalPodAutoscaler,
  NetworkPolicy,
  PersistentVolumeClaim,
};
interface Manifest {
  apiVersion: string;
  kind: keyof typeof MODELS;
  metadata: { name: string };
}
interface Kustomization {
  resources: string[];
  configMapGenerator: { name: string; envs?: string[]; files?: string[] }[];
  images: { name: string }[];
}

const kustomization: Kustomization = parse(read("kustomization.yaml"));
const nginxFiles: Kustomization = parse(read("../nginx/kustomization.yaml"));
const manifests = kustomization.resources
  .filter((path) => path.endsWith(".yaml"))
  .flatMap((path) =>
    parseAllDocuments(read(path), { merge: true }).map((document): Manifest => document.toJS()),
  );

const named = <T extends { metadata?: { name?: string } }>(all: readonly T[]): Map<string, T> =>
  new Map(all.map((one) => [one.metadata?.name ?? "", one]));
const models = manifests.map((manifest) => new MODELS[manifest.kind](manifest as never));
const deployments = named(models.filter((model) => model instanceof Deployment));
const pods = new Map<string, IPodSpec | undefined>([
  ...Array.from(deployments, ([name, { spec }]) => [name, spec?.template.spec] as const),
  ...Array.from(
    named(models.filter((model) => model instanceof Job)),
    ([name, { spec }]) => [name, spec?.template.spec] as const,
  ),
  ...Array.from(
    named(models.filter((model) => model instanceof CronJob)),
    ([name, { spec }]) => [name, spec?.jobTemplate.spec?.template.spec] as const,
  ),
]);

test("[NODE-20] every manifest is as the API's schema wants it, and its kind is the one it names", () => {
  expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    "Deployment site",
    "Service site",
    "PodDisruptionBudget site",
    "HorizontalPodAutoscaler site",
    "PersistentVolumeClaim shared",
    "Job migrate",
    "Deployment cms",
    "Service cms",
    "PodDisruptionBudget cms",
    "Deployment edge",
    "Service edge",
    "PodDisruptionBudget edge",
    "CronJob backup",
    "PersistentVolumeClaim backups",
    "NetworkPolicy closed",
    "NetworkPolicy edge",
    "NetworkPolicy site",
    "NetworkPolicy cms",
  ]);
  for (const [at, manifest] of manifests.entries()) {
    expect(manifest.apiVersion).toBe(MODELS[manifest.kind].apiVersion);
    models[at]?.validate();
  }
});

/** The compiler's errors for manifests as literals of the API's types: unknown names are errors. */
function compiled(all: readonly Manifest[]): string {
  const at = join(root, "test-results", `kubernetes-${process.pid}`);
  mkdirSync(at, { recursive: true });
  onTestFinished(() => rmSync(at, { recursive: true, force: true }));
  const lines = all.map(({ apiVersion, kind, ...rest }) => {
    const group = kind === "NetworkPolicy" ? "networking.k8s.io/v1" : apiVersion;
    const type = `import("kubernetes-models/${group}/${kind}").I${kind}`;
    return `({ apiVersion: "${apiVersion}", kind: "${kind}", ...${JSON.stringify(rest)} }) satisfies ${type};`;
  });
  writeFileSync(join(at, "manifests.ts"), `${lines.join("\n")}\nexport {};\n`);
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(root, "node_modules/typescript/bin/tsc"),
      ..."--noEmit --strict --skipLibCheck --module nodenext --target esnext".split(" "),
      join(at, "manifests.ts"),
    ],
    { cwd: root, encoding: "utf8" },
  );
  return stdout;
}

test("[NODE-20] no manifest has a name that the API does not know", () => {
  expect(compiled(manifests)).toBe("");
  const misspelt = manifests.find(({ kind }) => kind === "PodDisruptionBudget");
  expect(compiled([{ ...misspelt, spec: { maxUnavailble: 1 } } as never])).toContain(
    "may only specify known properties",
  );
});

describe.each(Array.from(pods))("the pods of %s", (_name, spec) => {
  const containers = spec?.containers ?? [];

  test("run as a user without rights, on a root that cannot be written to", () => {
    expect(containers.length).toBe(1);
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: "RuntimeDefault" } },
    });
    for (const container of containers) {
      expect(container.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ["ALL"] },
      });
      expect(container.resources?.limits).toHaveProperty("memory");
    }
  });

  test("mount volumes that are declared, and take settings that are made", () => {
    const volumes = spec?.volumes ?? [];
    for (const { volumeMounts = [] } of containers)
      expect(volumeMounts.filter(({ name }) => !volumes.some((one) => one.name === name))).toEqual(
        [],
      );
    const made = new Set(
      [kustomization, nginxFiles].flatMap(({ configMapGenerator }) =>
        configMapGenerator.map(({ name }) => name),
      ),
    );
    const referenced = [
      ...volumes.map(({ configMap }) => configMap?.name),
      ...containers.flatMap(({ envFrom = [] }) =>
        envFrom.map(({ configMapRef }) => configMapRef?.name),
      ),
    ];
    expect(referenced.filter((name) => name !== undefined && !made.has(name))).toEqual([]);
    const claims = named(models.filter((model) => model instanceof PersistentVolumeClaim));
    const claimed = volumes.flatMap(({ persistentVolumeClaim: claim }) => claim?.claimName ?? []);
    expect(claimed.filter((name) => !claims.has(name))).toEqual([]);
  });

  test("are of an image that kustomize names", () => {
    for (const { image = "" } of containers)
      expect(kustomization.images.map(({ name }) => name)).toContain(image);
  });
});

const labelsOf = (name: string) =>
  deployments.get(name)?.spec?.template.metadata?.labels ?? { none: name };

test("services, budgets and policies find their pods", () => {
  for (const [name, { spec }] of deployments)
    expect([name, spec?.selector.matchLabels]).toEqual([name, labelsOf(name)]);
  for (const [name, { spec }] of named(models.filter((model) => model instanceof Service))) {
    expect([name, spec?.selector]).toEqual([name, labelsOf(name)]);
    const ports = pods.get(name)?.containers.flatMap((one) => one.ports ?? []) ?? [];
    for (const { targetPort } of spec?.ports ?? [])
      expect(ports.map((port) => port.name)).toContain(targetPort);
  }
  const budgets = named(models.filter((model) => model instanceof PodDisruptionBudget));
  for (const [name, { spec }] of budgets)
    expect([name, spec?.selector?.matchLabels]).toEqual([name, labelsOf(name)]);
  const policies = named(models.filter((model) => model instanceof NetworkPolicy));
  policies.delete("closed");
  for (const [name, { spec }] of policies)
    expect([name, spec?.podSelector?.matchLabels]).toEqual([name, labelsOf(name)]);
});

test("what all nodes must share is one bucket, and one volume for assets", () => {
  const shared = (name: string) =>
    pods
      .get(name)
      ?.containers[0]?.volumeMounts?.flatMap((mount) =>
        mount.name === "shared" ? `${mount.mountPath} ${mount.subPath}` : [],
      );
  expect(shared("site")).toEqual(["/shared/assets assets"]);
  expect([shared("cms"), shared("backup")]).toEqual([[], []]);
  expect(read("settings.env")).toMatch(/^S3_BUCKET=.+$/m);
  expect(read("settings.env")).toMatch(/^ASSETS_DIR=\/shared\/assets$/m);
});

test("the autoscaler knows what it counts by, and no apply sets back what it set", () => {
  const scalers = named(models.filter((model) => model instanceof HorizontalPodAutoscaler));
  for (const [name, { spec }] of scalers) {
    expect(spec?.scaleTargetRef).toEqual({ apiVersion: "apps/v1", kind: "Deployment", name });
    expect(pods.get(name)?.containers[0]?.resources?.requests).toHaveProperty("cpu");
    expect(deployments.get(name)?.spec?.replicas).toBeUndefined();
  }
});

test("a new site is let in when it can do all its work, and stays while its process answers", () => {
  const probes = (name: string) => {
    const container = pods.get(name)?.containers[0];
    return [container?.startupProbe, container?.readinessProbe, container?.livenessProbe].map(
      (probe) => probe?.httpGet?.path ?? probe?.tcpSocket?.port,
    );
  };
  expect(probes("site")).toEqual(["/readyz", "/healthz", "/healthz"]);
  expect(probes("cms")).toEqual(["/healthz", "/healthz", "http"]);
  expect(probes("edge")).toEqual([undefined, "https", "https"]);
});

test("the apps' command and settings are ours, and nginx's template gets all that it wants and no more", () => {
  const known = new Set(
    [...readFileSync(join(root, ".env.example"), "utf8").matchAll(/^#?(\w+)=/gm)].map(
      ([, name]) => name,
    ),
  );
  const set = read("settings.env")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("=")[0] ?? "");
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
  const inSecret = read("settings.env").match(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b/g) ?? [];
  expect(inSecret.filter((name) => !known.has(name))).toEqual([]);
  const [, program = ""] = pods.get("migrate")?.containers[0]?.args ?? [];
  expect(existsSync(join(root, program))).toBe(true);
  const wanted = [...read("../nginx/meridian.conf.template").matchAll(/\$\{(\w+)\}/g)].map(
    ([, name]) => name,
  );
  const given = pods.get("edge")?.containers[0]?.env?.map(({ name }) => name) ?? [];
  expect(given.toSorted()).toEqual([...new Set(wanted)].toSorted());
  for (const { files = [] } of nginxFiles.configMapGenerator)
    for (const file of files) expect(existsSync(join(folder, "../nginx", file))).toBe(true);
});

test("[NODE-20] the job brings a database up to date, and ends", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "meridian-migrate-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [, ...args] = pods.get("migrate")?.containers[0]?.args ?? [];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, SEED_DEMO: "0", CMS_DATABASE_URL: "" },
    encoding: "utf8",
  });
  expect([status, stdout + stderr]).toEqual([
    0,
    expect.stringContaining("The database is up to date."),
  ]);
  const database = new DatabaseSync(join(dataDir, "cms.sqlite"));
  const { made } = database.prepare("select count(*) as made from payload_migrations").get() ?? {};
  expect(made).toBeGreaterThan(0);
  database.close();
});
