import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps, Payload, PayloadRequest } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { CompareButton } from "#publishing/screens/restoring/compare-button.tsx";
import { isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";

interface Version {
  id: number | string;
  updatedAt: string;
  autosave?: boolean | null;
  version: object;
}

/** In the comparison's drawer a version is selected; in the list each has a page. */
type Props = DocumentViewServerProps & { versions?: { useVersionDrawerCreatedAtCell?: boolean } };

/** Newest first: when, by whom, and which is public. */
export async function VersionsList({
  initPageResult,
  hasPublishedDoc,
  routeSegments,
  versions,
}: Props) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const slug = collectionConfig?.slug ?? globalConfig?.slug ?? "";
  const all = await versionsOf(req, slug, docID);
  const published = hasPublishedDoc
    ? all.find(({ version }) => isPublished({ ...version }))?.id
    : undefined;
  const address = `/admin/${routeSegments.join("/")}`;
  const isChoice = versions?.useVersionDrawerCreatedAtCell === true;
  return (
    <main className="versions">
      {!isChoice && (
        <SetDocumentStepNav
          collectionSlug={collectionConfig?.slug}
          globalSlug={globalConfig?.slug}
          id={docID}
          isTrashed={routeSegments[2] === "trash"}
          pluralLabel={labelOf(collectionConfig?.labels.plural ?? globalConfig?.label)}
          useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
          view="Versions"
        />
      )}
      <Gutter>
        <table className="versions-table">
          <thead>
            <tr>
              <th scope="col">Saved</th>
              <th scope="col">By</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {all.map((one, at) => (
              <tr key={one.id}>
                <td>
                  {isChoice ? (
                    <CompareButton version={String(one.id)}>
                      <Saved at={one.updatedAt} />
                    </CompareButton>
                  ) : (
                    <a href={`${address}/${one.id}`}>
                      <Saved at={one.updatedAt} />
                    </a>
                  )}
                </td>
                <td>{writerOf(one.version)}</td>
                <td>{stateOf(one, { isNewest: at === 0, isPublic: one.id === published })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </main>
  );
}

const Saved = ({ at }: { at: string }) => <LocalTime at={Date.parse(at)} />;

const labelOf = (label: unknown): string => (typeof label === "string" ? label : "");

export function writerOf(version: object): string {
  const { lastSavedBy }: { lastSavedBy?: string | null } = { ...version };
  return lastSavedBy || "the content host";
}

function stateOf(
  { autosave, version }: Version,
  { isNewest, isPublic }: { isNewest: boolean; isPublic: boolean },
): string {
  if (isPublic) return "Public now";
  if (isPublished({ ...version })) return "Published earlier";
  const draft = isNewest ? "Current draft" : "Draft";
  return autosave ? `${draft}, saved automatically` : draft;
}

const ALL = { depth: 0, overrideAccess: false, pagination: false, sort: "-updatedAt" } as const;

async function versionsOf(
  req: PayloadRequest,
  slug: string,
  id: number | string | undefined,
): Promise<Version[]> {
  const { payload } = req;
  if (isCollection(payload, slug)) {
    const where = { parent: { equals: id } };
    return (await payload.findVersions({ ...ALL, collection: slug, where, req })).docs;
  }
  const global = globalOf(payload, slug);
  return global ? (await payload.findGlobalVersions({ ...ALL, slug: global, req })).docs : [];
}

export const globalOf = ({ config }: Payload, slug: string) =>
  config.globals.find((one) => one.slug === slug)?.slug;
