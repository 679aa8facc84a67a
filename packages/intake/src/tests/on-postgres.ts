import { afterAll, beforeAll, describe } from "vitest";
import { startCluster, whyNoCluster, type Cluster } from "#tests/postgres-cluster.ts";

/** Tests with a cluster of PostgreSQL, which runs when they begin; skipped where there is none. */
export function onPostgres(title: string, tests: (cluster: Cluster) => void): void {
  const reason = whyNoCluster();
  describe.skipIf(reason !== "")(`${title}${reason && ` (skipped: ${reason})`}`, () => {
    const cluster = {} as Cluster;
    beforeAll(async () => void Object.assign(cluster, await startCluster()));
    afterAll(() => cluster.stop?.());
    tests(cluster);
  });
}
