/** `site.config.json`. The content host can override any part: see the contract's extension. */
export { siteConfigSchema, type SiteConfig } from "@meridian/contract";
