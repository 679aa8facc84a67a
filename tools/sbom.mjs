/**
 * `npm run sbom`: a CycloneDX JSON of every package in the lock file that is not only for
 * development, on any system. `npm sbom` omits a third of them, and fails on a development package
 * with an unmet requirement. Runs on Node 20 before any installation.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { version: ours, packages } = JSON.parse(
  readFileSync(join(root, "package-lock.json"), "utf8"),
);

const components = new Map();
for (const [path, { link, dev, version, integrity, license, optional }] of Object.entries(
  packages,
)) {
  if (link || dev || !path.includes("node_modules/")) continue;
  const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  const [algorithm, hash] = integrity.split("-");
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  components.set(purl, {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    scope: optional ? "optional" : "required",
    hashes: [
      {
        alg: algorithm.replace("sha", "SHA-"),
        content: Buffer.from(hash, "base64").toString("hex"),
      },
    ],
    ...(license ? { licenses: [{ expression: license }] } : {}),
  });
}
console.log(
  JSON.stringify(
    {
      bomFormat: "CycloneDX",
      specVersion: "1.6",
      version: 1,
      metadata: { component: { type: "application", name: "meridian", version: ours } },
      components: [...components.values()],
    },
    null,
    2,
  ),
);
