import type { SocialLink } from "#app/shell/types.ts";

/** Networks with an icon, with patterns for their names and hosts. */
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

/** A social link with its network's icon: recognized by name, else by address, else neutral. */
export function socialLink(name: string, address: string): SocialLink {
  const called = name.toLowerCase();
  const named = ALSO_CALLED[called] ?? called;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  const known =
    Object.keys(KNOWN).find((network) => network === named) ??
    Object.keys(KNOWN).find((network) => KNOWN[network]?.test(host));
  return { name, address, icon: `social-${known ?? "other"}.svg` };
}
