/** Polylang itself, if `WORDPRESS_PLUGINS` names it: its languages, by its own admin pages. */
import { openAdmin, type Admin } from "./admin.ts";
import { REMOVE_GERMAN } from "./german-versions.ts";
import { isThere, php } from "./wordpress-fixture.ts";

const PAGE = "/wp-admin/admin.php?page=mlang";
const LANGUAGES = { en: "en_US", de: "de_DE", "pt-br": "pt_BR" };

/** With Polylang itself there is no stand-in, neither of it nor of WPML. */
export const PLUGINS = isThere("polylang") ? ["polylang"] : ["polylang", "wpml"];

/** Sets the stand-in, or adds languages to Polylang and gives the first one to all records. */
export async function addLanguages(plugin: string, more: Record<string, string> = {}) {
  if (!isThere("polylang")) {
    php("demo", `update_option( 'kit_languages', '${plugin}' ); return 1;`);
    return;
  }
  const admin = await openAdmin("demo");
  for (const [slug, locale] of Object.entries({ ...LANGUAGES, ...more })) {
    const page = await admin.get(PAGE);
    if (page.includes(`>${locale}<`)) continue;
    const [form = ""] = /<form id="add-lang"[^]*?<\/form>/.exec(page) ?? [];
    await admin.post(`${PAGE}&noheader=true`, form.replace(/<form[^>]*>/, '<form method="post">'), {
      name: slug,
      locale,
      slug,
      rtl: "0",
      term_group: "0",
    });
  }
  await press(admin, "content-default-lang");
}

/** Without languages Polylang and its stand-in do nothing. The stand-in hides what is to be removed. */
export async function removeLanguages() {
  php("demo", "delete_option( 'kit_languages' ); return 1;");
  php("demo", REMOVE_GERMAN);
  if (!isThere("polylang")) return;
  const admin = await openAdmin("demo");
  while (await press(admin, "delete"));
}

/** Follows the first link of this action. Returns whether there is one. */
async function press(admin: Admin, action: string): Promise<boolean> {
  const page = (await admin.get(PAGE)).replaceAll(/&amp;|&#0?38;/g, "&");
  const [, query] =
    new RegExp(`href=["'](\\?page=mlang&pll_action=${action}&[^"']+)`).exec(page) ?? [];
  if (query) await admin.get(`/wp-admin/admin.php${query}`);
  return query !== undefined;
}
