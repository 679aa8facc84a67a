/**
 * What `site.config.json` says, and any part of it the content host says instead: see the
 * contract's extension.
 */
export { siteConfigSchema, type SiteConfig } from "@meridian/contract";
