import type { HttpBindings } from "@hono/node-server";
import { calls } from "@meridian/contract";
import { Hono } from "hono";
import { readBehaviour, type Manner, type Target } from "#host/behaviour.ts";
import type { ContentFile, DemoContent } from "#content.ts";
import type { HostState } from "#host/host-state.ts";

const isTarget = (value: unknown): value is Target =>
  value === "*" || value === "media" || (typeof value === "string" && value in calls);

/**
 * `/_demo/…` controls the demo host from another process.
 * - `POST /behaviour`: `{call?, slow?, down?, status?, html?, set?}`, `{dialect?,
 * categoryFilter?}` or both
 * - `GET|PUT /content/{file}`: a file's whole JSON
 * - `GET /submissions`, `GET /asked`, `POST /reset`
 */
export function controlRoutes(
  state: HostState,
  reset: () => void,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post("/behaviour", async (c) => {
    const {
      call = "*",
      dialect,
      categoryFilter,
      ...behaviour
    }: Record<string, unknown> = await c.req.json();
    if (!isTarget(call))
      throw new Error(
        `unknown call ${JSON.stringify(call)}; known: *, media, ${Object.keys(calls).join(", ")}`,
      );
    Object.assign(state.manner, readManner({ dialect, categoryFilter }));
    state.behaviours.set(call, readBehaviour(behaviour));
    return c.body(null, 204);
  });
  app.get("/content/:file", (c) => c.json(state.content[contentFile(state, c.req.param("file"))]));
  app.put("/content/:file", async (c) => {
    const file = contentFile(state, c.req.param("file"));
    const records: unknown = await c.req.json();
    Object.assign(state.content, { [file]: records });
    return c.body(null, 204);
  });
  app.get("/submissions", (c) =>
    c.json(
      state.submissions.map(({ files, ...rest }) => ({
        ...rest,
        files: files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length })),
      })),
    ),
  );
  app.get("/asked", (c) => c.json(state.requests));
  app.post("/reset", (c) => (reset(), c.body(null, 204)));
  app.onError((error, c) =>
    c.text(`demo host, ${c.req.method} ${c.req.path}: ${error.message}\n`, 400),
  );
  return app;
}

function readManner({ dialect, categoryFilter }: Record<keyof Manner, unknown>): Partial<Manner> {
  if (dialect !== undefined && dialect !== "plain" && dialect !== "wordpress")
    throw new Error(`dialect must be "plain" or "wordpress", got ${JSON.stringify(dialect)}`);
  if (categoryFilter !== undefined && typeof categoryFilter !== "boolean")
    throw new Error(`categoryFilter must be true or false, got ${JSON.stringify(categoryFilter)}`);
  return { ...(dialect && { dialect }), ...(categoryFilter !== undefined && { categoryFilter }) };
}

/** By the name on disk or in camel case, with or without `.json`. */
function contentFile({ content }: HostState, name: string): ContentFile {
  const file = name
    .replace(/\.json$/, "")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (!isFileOf(content, file))
    throw new Error(
      `unknown content file ${JSON.stringify(name)}; known: ${Object.keys(content).join(", ")}`,
    );
  return file;
}

const isFileOf = (content: DemoContent, name: string): name is ContentFile =>
  Object.hasOwn(content, name);
