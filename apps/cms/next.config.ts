import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";
import { resolve } from "node:path";

// Next reads it after this file: a build sends no telemetry.
process.env.NEXT_TELEMETRY_DISABLED = "1";

const config: NextConfig = {
  // `tsc --noEmit` checks the types once, rather than every build.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // Bundled, Payload would exist once for pages and once for calls, and each would not recognise
  // the other's errors: editors would not see which field is wrong.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-sqlite",
    "@payloadcms/db-postgres",
    "@payloadcms/drizzle",
  ],
  experimental: {
    // The build runs once for each installation: writing a cache costs more than it saves.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    // The server's code is not minified: Payload logs and reports errors by their class, and
    // stacks stay readable.
    turbopackMinify: { server: false, client: true },
  },
  turbopack: { root: resolve(import.meta.dirname, "../..") },
};

export default withPayload(config);
