/** Saves of the bundled host that meet each other, fail, or are cut. */
import type { AppProcess } from "../../app-process.ts";
import type { Item } from "../model.ts";
import { adminApi, COLLEAGUE, type AdminApi } from "./admin-api.ts";
import { fieldsOf, pathOf, rowsOf } from "./bundled-fields.ts";
import type { HostDriver } from "./host-driver.ts";

interface Parts {
  cms: AppProcess;
  api: AdminApi;
  rows(item: Item): Promise<{ id?: string }[]>;
}

type Doc = Record<string, unknown>;
type Faults = Pick<HostDriver, "saveInTwoWindows" | "failToSave" | "saveAndKill">;

export function bundledFaults({ cms, api, rows }: Parts): Required<Faults> {
  const colleague = adminApi(cms.url, COLLEAGUE);
  return {
    async saveInTwoWindows(item, faces, isSameUser) {
      const opened = await api.call<Doc>(`${pathOf(item)}?draft=true&depth=0`);
      const statuses: number[] = [];
      for (const [at, face] of faces.entries()) {
        const user = at === 0 || isSameUser ? api : colleague;
        const { status } = await user.attempt(pathOf(item), "PATCH", {
          ...fieldsOf(item.kind, face, rowsOf(item.kind, opened)),
          updatedAt: opened.updatedAt,
          _status: "published",
        });
        statuses.push(status);
      }
      return statuses;
    },
    async failToSave(item, other, face) {
      const data = {
        ...fieldsOf(item.kind, face, await rows(other)),
        slug: face.slug,
        _status: "published",
      };
      return (await api.attempt(pathOf(item), "PATCH", data)).status;
    },
    async saveAndKill(saves, acknowledged, afterMs) {
      const bodies = await Promise.all(
        saves.map(async ({ item, face }) => ({
          ...fieldsOf(item.kind, face, await rows(item)),
          slug: face.slug,
          _status: "published",
        })),
      );
      const saved = new Set<Item>();
      const send = async ({ item }: { item: Item }, at: number): Promise<void> => {
        const { status } = await api.attempt(pathOf(item), "PATCH", bodies[at]);
        if (status === 200) saved.add(item);
      };
      for (const [at, save] of saves.slice(0, acknowledged).entries()) await send(save, at);
      const others = saves.slice(acknowledged).map((save, at) => send(save, acknowledged + at));
      const { promise: moment, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, afterMs);
      await moment;
      await cms.kill();
      await Promise.all(others);
      await cms.start();
      return saved;
    },
  };
}
