/**
 * The Kubernetes manifests, as far as they can be tried without a cluster: against the API's own schemas, and against one
 * another and the apps.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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

/** Manifests of a kind, as the class of that kind, by their names. */
const ofKind = <Kind extends keyof typeof MODELS>(kind: Kind) =>
  new Map(
    manifests
      .filter((manifest) => manifest.kind === kind)
      .map((manifest) => [manifest.metadata.name, new MODELS[kind](manifest)]),
  ) as Map<string, InstanceType<(typeof MODELS)[Kind]>>;

const deployments = ofKind("Deployment");
const pods = new Map<string, IPodSpec | undefined>([
  ...[...deployments].map(([name, { spec }]) => [name, spec?.template.spec] as const),
  ...[...ofKind("Job")].map(([name, { spec }]) => [name, spec?.template.spec] as const),
  ...[...ofKind("CronJob")].map(
    ([name, { spec }]) => [name, spec?.jobTemplate.spec?.template.spec] as const,
  ),
]);

test("[NODE-20] every manifest is as the API's schema wants it, and its kind is the one it names", () => {
  expect(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    "Deployment site",
    "Service site",
    "PodDisruptionBudget site",
    "HorizontalPodAutoscaler site",
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
  for (const manifest of manifests) {
    const model = MODELS[manifest.kind];
    expect(manifest.apiVersion).toBe(model.apiVersion);
    new model(manifest as never).validate();
  }
});

/** What the compiler says of manifests written as literals of the API's types: a name that is not theirs is an error. */
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
      ...["--noEmit", "--strict", "--skipLibCheck"],
      ...["--module", "nodenext", "--target", "esnext"],
      join(at, "manifests.ts"),
    ],
    { cwd: root, encoding: "utf8" },
  );
  return stdout;
}

test("[NODE-20] no manifest has a name that the API does not know", () => {
  expect(compiled(manifests)).toBe("");
  const [misspelt] = manifests.filter(({ kind }) => kind === "PodDisruptionBudget");
  expect(compiled([{ ...misspelt, spec: { maxUnavailble: 1 } } as never])).toContain(
    "may only specify known properties",
  );
});

describe.each([...pods])("the pods of %s", (_name, spec) => {
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
    const made = [kustomization, nginxFiles].flatMap(({ configMapGenerator }) =>
      configMapGenerator.map(({ name }) => name),
    );
    const asked = [
      ...volumes.map(({ configMap }) => configMap?.name),
      ...containers.flatMap(({ envFrom = [] }) =>
        envFrom.map(({ configMapRef }) => configMapRef?.name),
      ),
    ].filter((name) => name !== undefined);
    expect(asked.filter((name) => !made.includes(name))).toEqual([]);
    const claims = ofKind("PersistentVolumeClaim");
    for (const { persistentVolumeClaim: claim } of volumes)
      if (claim) expect([...claims.keys()]).toContain(claim.claimName);
  });

  test("are of an image that kustomize names", () => {
    for (const { image = "" } of containers)
      expect(kustomization.images.map(({ name }) => name)).toContain(image);
  });
});

test("who is asked for is there: services, budgets and the autoscaler find their pods, probes a port and an address", () => {
  const labelled = new Map(
    [...deployments].map(([name, { spec }]) => [name, spec?.template.metadata?.labels]),
  );
  for (const [name, { spec }] of deployments)
    expect([name, spec?.selector.matchLabels]).toEqual([name, labelled.get(name)]);
  for (const [name, { spec }] of ofKind("Service")) {
    expect([name, spec?.selector]).toEqual([name, labelled.get(name)]);
    const ports = pods.get(name)?.containers.flatMap((one) => one.ports ?? []) ?? [];
    for (const { targetPort } of spec?.ports ?? [])
      expect(ports.map((port) => port.name)).toContain(targetPort);
  }
  for (const [name, { spec }] of ofKind("PodDisruptionBudget"))
    expect([name, spec?.selector?.matchLabels]).toEqual([name, labelled.get(name)]);
  for (const [name, { spec }] of ofKind("HorizontalPodAutoscaler")) {
    expect(spec?.scaleTargetRef).toEqual({ apiVersion: "apps/v1", kind: "Deployment", name });
    // Who scales by a share of what is requested needs the request.
    expect(pods.get(name)?.containers[0]?.resources?.requests).toHaveProperty("cpu");
    // What the autoscaler sets, an apply must not set back.
    expect(deployments.get(name)?.spec?.replicas).toBeUndefined();
  }
  for (const [name, { spec }] of ofKind("NetworkPolicy"))
    if (name !== "closed")
      expect([name, spec?.podSelector?.matchLabels]).toEqual([name, labelled.get(name)]);
  for (const [, spec] of pods)
    for (const { startupProbe, readinessProbe, livenessProbe } of spec?.containers ?? [])
      for (const path of [startupProbe, readinessProbe, livenessProbe].map(
        (probe) => probe?.httpGet?.path,
      ))
        if (path !== undefined) expect(["/healthz", "/readyz"]).toContain(path);
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
