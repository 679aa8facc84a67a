import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "./dockerfile.ts";

export interface Service {
  image?: string;
  build?: { dockerfile: string };
  scale?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  tmpfs?: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
}

export interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

export const readCompose = (): Compose =>
  parse(readFileSync(join(root, "compose.yaml"), "utf8"), { merge: true });

/** A service's anonymous volumes, separate in each container. */
export const ownVolumes = ({ volumes = [] }: Service): string[] =>
  volumes.filter((volume) => !volume.includes(":"));
