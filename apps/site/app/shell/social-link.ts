import type { SocialLink } from "#app/shell/types.ts";

/** Networks that the site has a sign of, with the names and hosts they are known by. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  facebook: /^(www\.)?(facebook\.com|fb\.com)$/,
  linkedin: /(^|\.)linkedin\.com$/,
  behance: /^(www\.)?behance\.net$/,
  instagram: /^(www\.)?instagram\.com$/,
  github: /^(www\.)?github\.com$/,
  gitlab: /^(www\.)?gitlab\.com$/,
  mastodon: /^mastodon\./,
  bluesky: /^(www\.)?bsky\.app$/,
  x: /^(www\.)?(x|twitter)\.com$/,
  youtube: /^(www\.|m\.)?(youtube\.com|youtu\.be)$/,
  telegram: /^(www\.)?(t\.me|telegram\.me)$/,
};
const ALSO_CALLED: Readonly<Record<string, string>> = { twitter: "x" };

/**
 * A page on a network, with the network's sign: known by its name, else by its address, else a
 * neutral one.
 */
export function socialLink(name: string, address: string): SocialLink {
  const called = name.toLowerCase();
  const named = ALSO_CALLED[called] ?? called;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  const known =
    Object.keys(KNOWN).find((network) => network === named) ??
    Object.keys(KNOWN).find((network) => KNOWN[network]?.test(host));
  return { name, address, icon: `social-${known ?? "other"}.svg` };
}
