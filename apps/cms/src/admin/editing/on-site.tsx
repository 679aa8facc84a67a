import type { DefaultServerCellComponentProps, Payload, UIFieldServerProps } from "payload";
import { isCollection } from "#is-collection.ts";
import { addressOnSite } from "#on-site/address-on-site.ts";

interface Place {
  kind: string;
  siteUrl: string;
}

async function Link({
  payload,
  kind,
  siteUrl,
  id,
}: Place & { payload: Payload; id: number | string | undefined }) {
  if (id === undefined || !isCollection(payload, kind)) return null;
  const address = await addressOnSite(payload, kind, id, siteUrl);
  return (
    address && (
      <a href={address} target="_blank" rel="noopener noreferrer">
        Open on the site
      </a>
    )
  );
}

/** In a list: as visitors see the record now; nothing where they do not. */
export const OnSiteCell = ({
  payload,
  rowData,
  kind,
  siteUrl,
}: DefaultServerCellComponentProps & Place) => (
  <Link {...{ payload, kind, siteUrl }} id={rowData.id} />
);

/** At the record. */
export function OnSite({ payload, id, data, kind, siteUrl }: UIFieldServerProps & Place) {
  return (
    <p className="on-site">
      <Link {...{ payload, kind, siteUrl }} id={id ?? data?.id} />
    </p>
  );
}
