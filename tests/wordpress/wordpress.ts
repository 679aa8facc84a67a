import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { WORDPRESS, type Instance } from "./machine.ts";

const here = import.meta.dirname;
const PLUGIN = join(here, "../../integrations/wordpress/meridian");

export const ADMIN = { name: "admin", password: "a-password-for-the-kit" } as const;
export const PURGE_SECRET = "wordpress-purge-secret-0123456789";

/** Main files of plugins that the kit takes from the folders in `WORDPRESS_PLUGINS`. */
export const OTHERS = {
  acf: "acf.php",
  acfToRest: "class-acf-to-rest-api.php",
  contactForm7: "wp-contact-form-7.php",
  polylang: "polylang.php",
} as const;
/** Folders of plugins that no registry has, such as ACF and Contact Form 7. */
const plugins = (): string[] =>
  (process.env.WORDPRESS_PLUGINS ?? "").split(":").filter((folder) => folder !== "");

/** Copies WordPress to `folder/wordpress`, once for all instances. */
export function putFiles(folder: string, socket: string, instances: readonly Instance[]): void {
  cpSync(WORDPRESS, join(folder, "wordpress"), {
    recursive: true,
    // Debian's `wp-content` belongs to the system; `wp-config.php` is replaced below.
    filter: (source) => source !== join(WORDPRESS, "wp-content") && !source.endsWith(".htaccess"),
    verbatimSymlinks: true,
  });
  writeFileSync(join(folder, "wordpress/wp-config.php"), config(folder, socket, instances));
  for (const { name } of instances) {
    const content = join(folder, name, "wp-content");
    for (const part of ["plugins", "mu-plugins", "uploads", "themes"])
      mkdirSync(join(content, part), { recursive: true });
    symlinkSync(PLUGIN, join(content, "plugins/meridian"));
    for (const plugin of plugins()) symlinkSync(plugin, join(content, "plugins", basename(plugin)));
    for (const file of readdirSync(join(here, "php/mu-plugins")))
      symlinkSync(join(here, "php/mu-plugins", file), join(content, "mu-plugins", file));
  }
}

const config = (folder: string, socket: string, instances: readonly Instance[]): string => `<?php
$instance = getenv( 'MERIDIAN_INSTANCE' ) ? getenv( 'MERIDIAN_INSTANCE' ) : $_SERVER['MERIDIAN_INSTANCE'];
$port = array( ${instances.map(({ name, port }) => `'${name}' => ${port}`).join(", ")} )[ $instance ];
$table_prefix = $instance . '_';
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', "http://127.0.0.1:$port" );
define( 'WP_SITEURL', WP_HOME );
define( 'WP_CONTENT_DIR', "${folder}/$instance/wp-content" );
define( 'WP_CONTENT_URL', WP_HOME . '/wp-content' );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', "${folder}/$instance/debug.log" );
define( 'WP_DEBUG_DISPLAY', 'cli' !== PHP_SAPI );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'KIT_FOLDER', "${folder}/$instance" );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', "$name of the kit" );
	define( $name . '_SALT', "$name of the kit" );
}
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
`;

/** Runs a script of `php/` with `given` as JSON at its standard input. Returns its JSON. */
export function runPhp(
  folder: string,
  instance: string,
  script: string,
  given: unknown = {},
): unknown {
  const { status, stdout, stderr } = spawnSync(
    "/usr/bin/php",
    ["-d", "display_errors=stderr", "-d", "memory_limit=512M", join(here, "php", script)],
    {
      input: JSON.stringify(given),
      encoding: "utf8",
      maxBuffer: 1 << 26,
      env: {
        ...process.env,
        MERIDIAN_INSTANCE: instance,
        WORDPRESS_FOLDER: join(folder, "wordpress"),
        TZ: "UTC",
      },
    },
  );
  if (status !== 0 || stderr.trim() !== "")
    throw new Error(
      `${script} in ${instance} failed:\n${stderr}\n${stdout}\n${debugLog(folder, instance).slice(-3000)}`,
    );
  return JSON.parse(stdout || "null") as unknown;
}

export function debugLog(folder: string, instance: string): string {
  const file = join(folder, instance, "debug.log");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
