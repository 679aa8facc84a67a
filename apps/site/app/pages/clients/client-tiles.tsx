import type { ClientTile } from "#app/pages/clients/read-clients.server.ts";
import { opticalScales } from "#app/pictures/optical-size.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { RouteLink, RouteText } from "#app/ui/route-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { WholeWords } from "#app/ui/whole-words.tsx";
import { Wrap } from "#app/ui/wrap.tsx";
import styles from "./client-tiles.module.css";

interface ClientTilesProps {
  title: string;
  text?: string | undefined;
  tiles: ClientTile[];
  more: { label: string; to: string };
}

/** Size of a logo on its tile at 1440 pixels (client-tiles.module.css). */
const PLACE = { width: 300, height: 76 };

/** Clients' logos, each with the facts of its project (CLI-02, CLI-03). */
export function ClientTiles({ title, text, tiles, more }: ClientTilesProps) {
  const marked = tiles.flatMap(({ logo }) => logo ?? []);
  const scales = new Map(opticalScales(marked, PLACE).map((scale, at) => [marked[at], scale]));
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} text={text} />
        <ul className={styles.tiles}>
          {tiles.map((tile) => (
            <li key={tile.name} className={styles.cell}>
              <Tile {...tile} scale={tile.logo ? scales.get(tile.logo) : 1} />
            </li>
          ))}
        </ul>
        {more.to && (
          <p className={styles.more}>
            <RouteLink to={more.to}>{more.label}</RouteLink>
          </p>
        )}
      </Wrap>
    </Section>
  );
}

function Tile({ name, logo, link, facts, scale }: ClientTile & { scale: number | undefined }) {
  const body = (
    <>
      <div className={styles.mark}>
        {logo ? <Logo image={logo} alt={name} scale={scale} /> : name}
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <Fact key={term} term={term} detail={detail} />
          ))}
        </dl>
      )}
      {link.to && link.label && (
        <p className={styles.way}>
          <RouteText>{link.label}</RouteText>
        </p>
      )}
    </>
  );
  return link.to ? (
    <SiteLink className={styles.client} to={link.to}>
      {body}
    </SiteLink>
  ) : (
    <div className={styles.client}>{body}</div>
  );
}

function Fact({ term, detail }: ClientTile["facts"][number]) {
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <WholeWords text={detail} />
      </dd>
    </>
  );
}
