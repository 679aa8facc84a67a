import { expect, test, vi } from "vitest";
import { LONGEST_SAVE, savesInOrder } from "#publishing/screens/editing/saves-in-order.ts";

const PATH = "/cms/api/services/1";

/** Saves whose responses the test gives, and which were sent, in order. */
function setUp() {
  const save = savesInOrder();
  const sent: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<Response>>();
  const start = (name: string, isPublication: boolean, path = PATH): Promise<string> => {
    const isDraft = name.includes("draft");
    const end = Promise.withResolvers<Response>();
    ends.set(name, end);
    return save({ path, isDraft, isPublication, send: () => (sent.push(name), end.promise) }).then(
      (reply) => reply.text(),
    );
  };
  const respond = (name: string, status = 200): void =>
    ends.get(name)?.resolve(new Response(name, { status }));
  const fail = (name: string): void => ends.get(name)?.reject(new TypeError("no network"));
  return { start, respond, fail, sent };
}
const soon = (): Promise<void> => new Promise((done) => setImmediate(done));

test("[EDIT-43] a publication waits for the draft that is on its way", async () => {
  const { start, respond, sent } = setUp();
  const draft = start("draft", false);
  const publication = start("publication", true);
  const other = start("of another record", true, "/cms/api/services/2");
  await soon();
  expect(sent).toEqual(["draft", "of another record"]);
  respond("draft");
  respond("publication");
  respond("of another record");
  expect(await Promise.all([draft, publication, other])).toEqual([
    "draft",
    "publication",
    "of another record",
  ]);
  expect(sent.at(-1)).toBe("publication");
});

test("[EDIT-43] a draft that comes while its record is published ends as the publication did", async () => {
  const { start, respond, sent } = setUp();
  const all = [start("publication", true), start("draft", false), start("next draft", false)];
  await soon();
  respond("publication");
  respond("next draft");
  expect(await Promise.all(all)).toEqual(["publication", "publication", "next draft"]);
  expect(sent).toEqual(["publication", "next draft"]);
  const later = start("later draft", false);
  await soon();
  respond("later draft");
  expect(await later).toBe("later draft");
});

test("[EDIT-43] the last draft of a form that is left ends as its publication did if it holds the same words, and is sent if it holds newer ones", async () => {
  const save = savesInOrder();
  const sent: string[] = [];
  const start = (name: string, isPublication: boolean, words: string): Promise<string> =>
    save({
      path: PATH,
      isDraft: !isPublication,
      isPublication,
      words,
      send: () => Promise.resolve(new Response((sent.push(name), name))),
    }).then((reply) => reply.text());
  expect(await Promise.all([start("one", true, "A"), start("last", false, "A")])).toEqual([
    "one",
    "one",
  ]);
  expect(await Promise.all([start("two", true, "A"), start("newer", false, "B")])).toEqual([
    "two",
    "newer",
  ]);
  expect(sent).toEqual(["one", "two", "newer"]);
});

test.each(["refused", "without a response"])(
  "[EDIT-43] a draft is sent after a publication that was %s",
  async (how) => {
    const { start, respond, fail, sent } = setUp();
    const publication = start("publication", true).catch(() => "no response");
    const draft = start("draft", false);
    await soon();
    if (how === "refused") respond("publication", 400);
    else fail("publication");
    respond("draft");
    expect(await draft).toBe("draft");
    expect(sent).toEqual(["publication", "draft"]);
    await publication;
  },
);

test("[EDIT-43] a draft waits for an unpublish, and is then stored", async () => {
  const { start, respond, sent } = setUp();
  const unpublish = start("unpublish", false);
  const draft = start("draft", false);
  await soon();
  expect(sent).toEqual(["unpublish"]);
  respond("unpublish");
  respond("draft");
  expect(await Promise.all([unpublish, draft])).toEqual(["unpublish", "draft"]);
});

test("[EDIT-43] a save without a response fails in the end, and the next one is sent; an upload may take longer", async () => {
  vi.useFakeTimers();
  try {
    const save = savesInOrder();
    const sent: string[] = [];
    const start = (name: string, isUpload: boolean) =>
      save({
        path: name,
        isDraft: true,
        isPublication: false,
        isUpload,
        send: (signal) =>
          new Promise((_, reject) => {
            sent.push(name);
            signal.addEventListener("abort", () => reject(signal.reason));
          }),
      }).catch((error: Error) => error.name);
    const [hanging] = [start("text", false), start("upload", true)];
    void start("text", false);
    void start("upload", true);
    await vi.advanceTimersByTimeAsync(LONGEST_SAVE - 1);
    expect(sent).toEqual(["text", "upload"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await hanging).toBe("AbortError");
    expect(sent).toEqual(["text", "upload", "text"]);
  } finally {
    vi.useRealTimers();
  }
});
