import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";
import { resolve } from "node:path";

// Read by Next after this file: a build sends nothing anywhere.
process.env.NEXT_TELEMETRY_DISABLED = "1";

const config: NextConfig = {
  // Types are checked by `tsc --noEmit`, once, not again by every build.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // Bundled, Payload would be there once for pages and once for calls, and each would take the
  // other's errors for strange ones: editors would not see which field is wrong.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-sqlite",
    "@payloadcms/db-postgres",
    "@payloadcms/drizzle",
  ],
  experimental: {
    // The build is made once for each installation: writing a cache costs more than it would save.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    // The server's code keeps its names: Payload logs and reports errors by their class, and stacks
    // stay readable.
    turbopackMinify: { server: false, client: true },
  },
  turbopack: { root: resolve(import.meta.dirname, "../..") },
};

export default withPayload(config);
