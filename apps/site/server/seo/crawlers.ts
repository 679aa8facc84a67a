/**
 * Crawlers of AI companies in `robots.txt` (OWN-141), by the names and purposes that their companies
 * publish. A crawler that serves both purposes is one of training.
 */
import type { SiteConfig } from "#app/site-config.ts";

/** For models: what they read may become part of one. */
const TRAINING = [
  "AI2Bot",
  "Amazonbot",
  "Applebot-Extended",
  "Bytespider",
  "CCBot",
  "ClaudeBot",
  "cohere-training-data-crawler",
  "DeepSeekBot",
  "Diffbot",
  "Google-Extended",
  "GPTBot",
  "meta-externalagent",
  "PanguBot",
  "Timpibot",
  "Webzio-Extended",
];

/** For a person's question: search of an assistant, and pages that it opens for them. */
const ANSWERS = [
  "Amzn-SearchBot",
  "Amzn-User",
  "ChatGPT-User",
  "Claude-SearchBot",
  "Claude-User",
  "DuckAssistBot",
  "Gemini-Deep-Research",
  "Google-CloudVertexBot",
  "Google-NotebookLM",
  "meta-externalfetcher",
  "meta-webindexer",
  "MistralAI-User",
  "OAI-SearchBot",
  "Perplexity-User",
  "PerplexityBot",
  "PhindBot",
  "YouBot",
];

export interface CrawlerRules {
  /** May read nothing. */
  refused: readonly string[];
  /** For all others (contentsignals.org); `""`: none. */
  signal: string;
}

export const CRAWLER_RULES: Record<SiteConfig["crawlers"], CrawlerRules> = {
  all: { refused: [], signal: "" },
  answers: { refused: TRAINING, signal: "search=yes, ai-input=yes, ai-train=no" },
  none: { refused: [...TRAINING, ...ANSWERS], signal: "search=yes, ai-input=no, ai-train=no" },
};
