import type { PayloadRequest, SanitizedPermissions } from "payload";
import { LocalTime } from "#admin-ui/local-time.tsx";
import { RestoreDialog } from "#publishing/screens/restoring/restore-dialog.tsx";
import { globalOf, writerOf } from "#publishing/screens/restoring/versions-list.tsx";
import { isCollection } from "#server/is-collection.ts";
import { adminWords } from "#admin-ui/words/words.ts";

interface ActionProps {
  req: PayloadRequest;
  permissions: SanitizedPermissions;
  params?: { segments?: string[] };
  collectionSlug?: string;
  globalSlug?: string;
}

/** Shows a version's author, and the button to restore it, in its page's header. */
export async function RestoreAction({
  req,
  permissions,
  params,
  collectionSlug,
  globalSlug,
}: ActionProps) {
  const { segments = [] } = params ?? {};
  const id = segments.at(-1) ?? "";
  const slug = collectionSlug ?? globalSlug ?? "";
  const found = await versionOf(req, slug, id);
  if (!found) return null;
  const t = adminWords(req.i18n);
  const by = writerOf(found.version, t);
  const may = collectionSlug
    ? permissions.collections?.[collectionSlug]?.update
    : permissions.globals?.[slug]?.update;
  const record = `/${segments.slice(0, -2).join("/")}`;
  const saved = <LocalTime at={Date.parse(found.updatedAt)} />;
  return (
    <div className="restore-action">
      <span>{t("Written by {who}", { who: by })}</span>
      {may && segments[2] !== "trash" && (
        <RestoreDialog
          by={by}
          saved={saved}
          address={`${globalSlug ? `/globals/${slug}` : `/${slug}`}/versions/${id}`}
          record={record}
        />
      )}
    </div>
  );
}

interface Found {
  updatedAt: string;
  version: object;
}

async function versionOf(req: PayloadRequest, slug: string, id: string): Promise<Found | null> {
  const as = { id, depth: 0, overrideAccess: false, disableErrors: true, req } as const;
  if (isCollection(req.payload, slug))
    return req.payload.findVersionByID({ ...as, collection: slug });
  const global = globalOf(req.payload, slug);
  return global ? req.payload.findGlobalVersionByID({ ...as, slug: global }) : null;
}
