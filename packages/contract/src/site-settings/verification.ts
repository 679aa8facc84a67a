import * as v from "valibot";

/** OWN-147: search consoles that recognise an owner by a meta tag; `tag` is its name. */
export const VERIFICATIONS = [
  { name: "google", tag: "google-site-verification", label: "Google Search Console" },
  { name: "bing", tag: "msvalidate.01", label: "Bing Webmaster Tools" },
  { name: "yandex", tag: "yandex-verification", label: "Yandex Webmaster" },
  { name: "pinterest", tag: "p:domain_verify", label: "Pinterest" },
] as const;

/** Base64, base64url or hexadecimal: nothing that could end an attribute. */
const CODE = /^[A-Za-z0-9+/_=-]{8,128}$/;

export const isVerificationCode = (text: string): boolean => CODE.test(text);

const code = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === "" || isVerificationCode(text)),
  ),
  "",
);

export const verification = v.object({ google: code, bing: code, yandex: code, pinterest: code });
export const NO_VERIFICATION: v.InferOutput<typeof verification> = {
  google: "",
  bing: "",
  yandex: "",
  pinterest: "",
};

/** The code of what a console shows: it may be the whole tag. */
export function verificationCodeIn(text: string): string {
  const [, content = text] = /\bcontent\s*=\s*["']([^"']*)["']/i.exec(text) ?? [];
  return content.trim();
}
