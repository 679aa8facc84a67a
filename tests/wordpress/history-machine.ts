/** The WordPress of the history as its owner runs it: pages at the beginning, options, the plugin, the web server. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PictureFile } from "../histories/hosts/host-driver.ts";
import { originOf } from "./kit.ts";
import { kit, php } from "./wordpress-fixture.ts";
import { ADMIN } from "./wordpress.ts";

export const NAME = "history";

/** Each page that exists once; the first ones in German, too. */
const BEGIN = `
  foreach ( array( 1, 2, 3 ) as $id ) { wp_delete_post( $id, true ); }
  Meridian\\ensure_categories();
  update_option( 'kit_languages', 'polylang' );
  $put = static function ( $slug, $title, $code, $group = 0 ) {
    $id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $title ) );
    kit_put( 'post', $id, $code, $group ? $group : $id );
    return $id;
  };
  foreach ( array_merge( ...array_values( array_column( Meridian\\kinds(), 'slugs' ) ) ) as $slug => $title ) {
    $id = $put( $slug, $title, 'en' );
    if ( in_array( $slug, array( 'home', 'privacy-policy', 'terms-of-use' ), true ) ) { $put( "$slug-de", $title, 'de', $id ); }
  }
  $services = get_term_by( 'slug', 'services', 'category' )->term_id;
  $german   = wp_insert_term( 'Leistungen', 'category', array( 'slug' => 'services-de' ) )['term_id'];
  foreach ( array( 'en' => $services, 'de' => $german ) as $code => $id ) {
    kit_put( 'term', $id, $code, $services );
  }
  return array( 'en' => $services, 'de' => $german );
`;

/** Numbers of the categories of services. */
export const begin = () => php(NAME, BEGIN) as Record<"en" | "de", number>;

/** Processes of nginx: master and workers. */
function webServer(): number[] {
  const master = Number(readFileSync(join(kit().folder, "nginx.pid"), "utf8"));
  const children = readdirSync(`/proc/${master}/task`).flatMap((task) =>
    readFileSync(`/proc/${master}/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  return [master, ...children.map(Number)];
}

export const signal = (name: NodeJS.Signals): void => {
  for (const pid of webServer()) process.kill(pid, name);
};

export const saveOption = (kind: string, values: object): void =>
  void php(
    NAME,
    `Meridian\\save_option( '${kind}', json_decode( base64_decode( '${Buffer.from(JSON.stringify(values)).toString("base64")}' ), true ) ); return 1;`,
  );

const login = (): string =>
  `Basic ${Buffer.from(`${ADMIN.name}:${kit().passwords[NAME]}`).toString("base64")}`;

/** Adds a picture to the library; `id` is 0 if WordPress refuses it. */
export async function upload({ name, type, bytes }: PictureFile) {
  const response = await fetch(`${originOf(NAME)}/api/wp/v2/media`, {
    method: "POST",
    headers: {
      authorization: login(),
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
    },
    body: new Uint8Array(bytes),
  });
  const { id = 0 } = (await response.json()) as { id?: number };
  return { status: response.status, id };
}

/** Through WordPress's own address of the REST API: the plugin's is gone while it is inactive. */
export async function setPlugin(status: string): Promise<void> {
  const response = await fetch(`${originOf(NAME)}/?rest_route=/wp/v2/plugins/meridian/meridian`, {
    method: "POST",
    headers: { authorization: login(), "content-type": "application/json" },
    body: JSON.stringify({ status }),
  });
  if (!response.ok)
    throw new Error(
      `plugin ${status}: ${response.status} ${(await response.text()).slice(0, 400)}`,
    );
}
