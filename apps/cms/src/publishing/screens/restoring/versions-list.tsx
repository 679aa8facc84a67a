import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import type { ClientField, DocumentViewServerProps, Payload, PayloadRequest } from "payload";
import type { Sign } from "#admin-ui/lists/state-in-words.ts";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { configWords } from "#admin-ui/words/german-text.ts";
import { labelText } from "#admin-ui/words/label-text.ts";
import { changedWords } from "#publishing/editing/changed-words.ts";
import { CompareButton } from "#publishing/screens/restoring/compare-button.tsx";
import { HOST_WRITER, isPublished } from "#records/fields/publishing.ts";
import { isCollection } from "#server/is-collection.ts";
import { adminWords, type Words } from "#admin-ui/words/words.ts";
import { STATES } from "#publishing/editing/version-states.ts";

interface Version {
  id: number | string;
  updatedAt: string;
  autosave?: boolean | null;
  version: object;
}

/** In the comparison's drawer a version is selected; in the list each has a page. */
type Props = DocumentViewServerProps & { versions?: { useVersionDrawerCreatedAtCell?: boolean } };

/** Newest first: when, by whom, what changed, and which is public. */
export async function VersionsList({
  initPageResult,
  hasPublishedDoc,
  routeSegments,
  versions,
}: Props) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const t = adminWords(req.i18n);
  const words = configWords(req);
  // Their names, kinds and labels are those of the form's fields.
  const fields = (collectionConfig ?? globalConfig)?.fields as unknown as ClientField[];
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
          pluralLabel={words(labelText(collectionConfig?.labels.plural ?? globalConfig?.label))}
          useAsTitle={collectionConfig?.admin.useAsTitle ?? slug}
          view={t("Versions")}
        />
      )}
      <Gutter>
        <table className="versions-table">
          <thead>
            <tr>
              <th scope="col">{t("Saved")}</th>
              <th scope="col">{t("By")}</th>
              <th scope="col">{t("Changed")}</th>
              <th scope="col">{t("State")}</th>
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
                <td data-label={t("By")}>{writerOf(one.version, t)}</td>
                <td data-label={t("Changed")}>
                  {changeOf({ fields, t, words }, one, all[at + 1])}
                </td>
                <td>
                  <State one={one} isNewest={at === 0} isPublic={one.id === published} t={t} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Gutter>
    </main>
  );
}

const Saved = ({ at }: { at: string }) => <LocalTime at={Date.parse(at)} />;

export function writerOf(version: object, t: Words): string {
  const { lastSavedBy }: { lastSavedBy?: string | null } = { ...version };
  return lastSavedBy && lastSavedBy !== HOST_WRITER ? lastSavedBy : t("the content host");
}

interface Worded {
  fields: ClientField[];
  t: Words;
  words: (english: string) => string;
}

function changeOf({ fields, ...worded }: Worded, { version }: Version, before?: Version): string {
  const { t } = worded;
  if (!before) return t("The oldest version that is kept");
  const changed = changedWords(fields, { ...before.version }, { ...version }, worded);
  if (changed !== "") return changed;
  return t(isPublished({ ...version }) ? "Published, nothing else" : "Nothing");
}

interface StateProps {
  one: Version;
  isNewest: boolean;
  isPublic: boolean;
  t: Words;
}

function State({ one, isNewest, isPublic, t }: StateProps) {
  const [sign, words] = stateOf(one, isNewest, isPublic);
  return <span className={`state state--${sign}`}>{t(words)}</span>;
}

function stateOf(
  { autosave, version }: Version,
  isNewest: boolean,
  isPublic: boolean,
): [Sign, string] {
  if (isPublic) return ["ok", STATES.now];
  if (isPublished({ ...version })) return ["off", STATES.earlier];
  const { draft, automatic } = isNewest ? STATES.newest : STATES.older;
  return ["draft", autosave ? automatic : draft];
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
