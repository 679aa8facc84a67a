/**
 * `site.config.json`, any part of which the content host can override: see the contract's
 * extension.
 */
export { siteConfigSchema, type SiteConfig } from "@meridian/contract";
