import { afterEach, expect, test, vi } from "vitest";
import { FORM_HEADER } from "#admin-ui/open-form.ts";
import { signSaves } from "#publishing/screens/editing/watch-saves.ts";

const PATH = "/cms/api/services/1";
const READ = "2026-10-02T12:00:00.000Z";
const OLD = "2026-10-01T12:00:00.000Z";

afterEach(() => vi.unstubAllGlobals());

/** What reaches the host of a request that Payload sends while the record's form is open. */
async function sent(body: BodyInit, path = PATH): Promise<{ body: unknown; form: string | null }> {
  const requests: RequestInit[] = [];
  const send = (_: unknown, init: RequestInit = {}): Promise<Response> => {
    requests.push(init);
    return Promise.resolve(new Response("{}"));
  };
  vi.stubGlobal("window", { fetch: send, location: { href: "http://cms.test/admin" } });
  const stop = signSaves(PATH, "form-1", () => READ);
  await window.fetch(`${path}?depth=0`, { method: "PATCH", body });
  stop();
  const [init] = requests;
  const given = init?.body;
  return {
    body: typeof given === "string" && given.startsWith("{") ? JSON.parse(given) : given,
    form: new Headers(init?.headers).get(FORM_HEADER),
  };
}

test("[EDIT-02] a revert to the published version has the time that its form read; other calls keep theirs", async () => {
  const published = { title: "Public", updatedAt: OLD, _status: "published" };
  expect(await sent(JSON.stringify(published))).toEqual({
    body: { ...published, updatedAt: READ },
    form: "form-1",
  });
  const { updatedAt: _, ...untimed } = published;
  const form = new FormData();
  form.set("_payload", JSON.stringify(published));
  for (const other of [{ ...published, _status: "draft" }, untimed])
    expect((await sent(JSON.stringify(other))).body).toEqual(other);
  expect((await sent(form)).body).toBe(form);
  expect((await sent("depth=0&where=a")).body).toBe("depth=0&where=a");
  expect((await sent(JSON.stringify(published), "/cms/api/services/2")).body).toEqual(published);
});
