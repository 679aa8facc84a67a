import { withPayload } from "@payloadcms/next/withPayload";
import { resolve } from "node:path";

// Next reads this variable after this file: builds send no telemetry.
process.env.NEXT_TELEMETRY_DISABLED = "1";

/**
 * In JavaScript: for a TypeScript file Next loads its compiler of 100 MB at every start.
 * @type {import("next").NextConfig}
 */
const config = {
  // `tsc --noEmit` checks the types once, not in every build.
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // If Payload were bundled, pages and calls would each have a copy of it and not recognise each
  // other's errors: editors would not see which field is wrong.
  serverExternalPackages: [
    "payload",
    "@payloadcms/db-sqlite",
    "@payloadcms/db-postgres",
    "@payloadcms/drizzle",
  ],
  experimental: {
    // Each installation builds once: writing a cache costs more than it saves.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: false,
    // Not on the server: Payload logs and reports errors by their class, and stacks stay readable.
    turbopackMinify: { server: false, client: true },
  },
  turbopack: { root: resolve(import.meta.dirname, "../..") },
};

export default withPayload(config);
