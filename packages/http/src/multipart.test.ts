import { setTimeout as sleep } from "node:timers/promises";
import { text } from "node:stream/consumers";
import type { Readable } from "node:stream";
import { expect, test } from "vitest";
import { NotMultipartError, readMultipart, TooManyPartsError } from "#multipart.ts";

const TYPE = "multipart/form-data; boundary=b";
const part = (disposition: string, content: string): string =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const fileParts = ["one", "two"].map((name) => part(`name="f"; filename="${name}.pdf"`, name));
async function* bodyOf(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const one of parts) yield Buffer.from(one);
}
const reading = (
  body: AsyncIterable<Uint8Array>,
  onFile: (field: string, stream: Readable, name: string) => Promise<string> = (_, stream) =>
    text(stream),
  type = TYPE,
) =>
  readMultipart(
    body,
    type,
    { parts: 3, files: 3, fields: 3 },
    { onField: () => undefined, onFile },
  );

test("files are returned in order, whichever finishes first", async () => {
  const taken = await reading(bodyOf(...fileParts, "--b--"), async (_, stream, name) => {
    const content = await text(stream);
    if (content === "one") await sleep(30);
    return `${name}: ${content}`;
  });
  expect(taken).toEqual(["one.pdf: one", "two.pdf: two"]);
});

test("when one fails, the other has ended before the caller learns of it", async () => {
  let ended = 0;
  const onFile = async (_field: string, stream: Readable, name: string): Promise<string> => {
    if (name === "two.pdf") throw new Error("no space");
    try {
      return await text(stream);
    } finally {
      await sleep(30);
      ended += 1;
    }
  };
  await expect(reading(bodyOf(...fileParts, "--b--"), onFile)).rejects.toThrow("no space");
  expect(ended).toBe(1);
});

test("a body that ends within a file ends its stream, too", async () => {
  const broken = bodyOf('--b\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\nhal');
  await expect(reading(broken)).rejects.toThrow(/Part terminated early|Unexpected end/);
});

test("a handler's error on a field fails the reading", async () => {
  const onField = (): void => {
    throw new Error("enough");
  };
  await expect(
    readMultipart(
      bodyOf(part('name="a"', "1"), "--b--"),
      TYPE,
      {},
      { onField, onFile: text as never },
    ),
  ).rejects.toThrow("enough");
});

test("rejects a part over the limit, and other content types", async () => {
  const many = ["a", "b", "c", "d"].map((name) => part(`name="${name}"`, "1"));
  await expect(reading(bodyOf(...many, "--b--"))).rejects.toThrow(TooManyPartsError);
  for (const type of ["text/plain", "multipart/form-data; x=1"])
    await expect(reading(bodyOf(""), undefined, type)).rejects.toThrow(NotMultipartError);
});

test("a file's type has its parameters, each file's own", async () => {
  const typed = (name: string, type: string): string =>
    `--b\r\ncontent-disposition: form-data; name="f"; filename="${name}"\r\n${type}\r\nx\r\n`;
  const types: string[] = [];
  await readMultipart(
    bodyOf(
      typed("a.pdf", "Content-Type: application/pdf; encrypted=yes; active=yes\r\n"),
      typed("b.pdf", "content-type: application/pdf\r\n"),
      typed("c.pdf", ""),
      "--b--",
    ),
    TYPE,
    {},
    {
      onField: () => undefined,
      onFile: async (_field, stream, _name, type) => {
        types.push(type);
        return text(stream);
      },
    },
  );
  expect(types).toEqual([
    "application/pdf; encrypted=yes; active=yes",
    "application/pdf",
    "text/plain",
  ]);
});
