/**
 * A published version stays as it is. Payload 3.90's "Unpublish" overwrites it with a draft: then the
 * page of a closed vacancy, a withdrawn translation's address and the history lack what was public.
 */
import type {
  BaseDatabaseAdapter,
  JsonObject,
  TypeWithVersion,
  UpdateGlobalVersionArgs,
  UpdateVersionArgs,
} from "payload";

type Stored = Pick<TypeWithVersion<{ _status?: string | null }>, "version">;

const STATE = { version: { _status: true } } as const;

const isPublished = ({ docs }: { docs: Stored[] }): boolean =>
  docs.some(({ version: { _status: status } }) => status === "published");

/** The host's own corrections of a version name single fields, without the state. */
const isDraft = ({ version: { _status: status } }: { version: JsonObject }): boolean =>
  status === "draft";

/** The same as a version of its own. */
const ofNew = ({
  updatedAt = new Date().toISOString(),
  version,
}: UpdateVersionArgs["versionData"]) => ({
  autosave: false,
  createdAt: updatedAt,
  updatedAt,
  versionData: version,
});

/** Also of an adapter whose writes are not yet in transactions. */
export function keepingPublished<T extends BaseDatabaseAdapter>(adapter: T): T {
  const { createVersion, createGlobalVersion, updateVersion, updateGlobalVersion } = adapter;
  const one = (id: number | string | undefined) =>
    ({ where: { id: { equals: id } }, select: STATE, limit: 1, pagination: false }) as const;

  return Object.assign(adapter, {
    async updateVersion(args: UpdateVersionArgs) {
      const { id, collection, req, versionData } = args;
      const { parent } = versionData;
      if (id === undefined || parent === undefined || !isDraft(versionData))
        return updateVersion.call(adapter, args);
      const stored = await adapter.findVersions<Stored["version"]>({ ...one(id), collection, req });
      return isPublished(stored)
        ? createVersion.call(adapter, {
            ...ofNew(versionData),
            parent,
            collectionSlug: collection,
            req,
          })
        : updateVersion.call(adapter, args);
    },
    async updateGlobalVersion(args: UpdateGlobalVersionArgs) {
      const { id, global, req, versionData } = args;
      if (id === undefined || !isDraft(versionData)) return updateGlobalVersion.call(adapter, args);
      const stored = await adapter.findGlobalVersions<Stored["version"]>({
        ...one(id),
        global,
        req,
      });
      return isPublished(stored)
        ? createGlobalVersion.call(adapter, { ...ofNew(versionData), globalSlug: global, req })
        : updateGlobalVersion.call(adapter, args);
    },
  });
}
