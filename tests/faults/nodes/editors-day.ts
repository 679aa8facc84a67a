import sharp from "sharp";
import { previewAddress } from "../../../apps/cms/src/publishing/preview/live-preview.ts";
import { codeAt } from "../../../apps/cms/src/accounts/second-factor/codes.ts";
import { requestTls, type TlsRequest } from "../../deploy/nginx.ts";
import { EDITOR, SECRETS, type Nodes } from "./nodes-fixture.ts";

/** An editor whose requests alternate between the content hosts, through nginx. */
export function editorOf({ ports }: Nodes) {
  let session = "";
  async function call(path: string, options: TlsRequest = {}) {
    const reply = await requestTls(ports.https, path, {
      ...options,
      servername: "cms.localhost",
      headers: {
        ...(session && { authorization: `JWT ${session}` }),
        ...(options.headers as Record<string, string>),
      },
    });
    session = /payload-token=([^;]+)/.exec(String(reply.headers["set-cookie"]))?.[1] ?? session;
    const isJson = String(reply.headers["content-type"]).includes("json");
    return { status: reply.status, json: isJson ? JSON.parse(reply.body) : undefined };
  }
  const post = (path: string, body: object) =>
    call(`/cms/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: Buffer.from(JSON.stringify(body)),
    });

  return {
    call,
    post,
    /** With a second factor, set up first. Returns the statuses of all steps. */
    async logIn(): Promise<number[]> {
      const first = await post("/users/login", EDITOR);
      const begun = await post("/users/second-factor/begin", { password: EDITOR.password });
      const { ticket, secret } = begun.json;
      const code = codeAt(secret, Date.now());
      const confirmed = await post("/users/second-factor/confirm", { ticket, code });
      const later = codeAt(secret, Date.now() + 30_000);
      const again = await post("/users/login", { ...EDITOR, code: later });
      return [first, begun, confirmed, again].map(({ status }) => status);
    },
    /** Adds a picture to the library. Returns its address. */
    async upload(): Promise<string> {
      const form = new FormData();
      const create = { width: 900, height: 600, channels: 3, background: "#07a" } as const;
      const png = await sharp({ create }).png().toBuffer();
      form.append("file", new Blob([png], { type: "image/png" }), "by-turns.png");
      form.append("_payload", JSON.stringify({ alt: "Blue" }));
      const encoded = new Response(form);
      const { json, status } = await call("/cms/api/media", {
        method: "POST",
        headers: { "content-type": encoded.headers.get("content-type") ?? "" },
        body: Buffer.from(await encoded.arrayBuffer()),
      });
      if (status !== 201) throw new Error(`the upload: ${status} ${JSON.stringify(json)}`);
      return new URL(json.doc.url, "https://cms.localhost").pathname;
    },
    previewOf(kind: string, record: Record<string, unknown>): string {
      const siteUrl = `https://localhost:${ports.https}`;
      const url = `https://cms.localhost:${ports.https}`;
      const settings = { siteUrl, url, purgeSecret: SECRETS.PURGE_SECRET };
      return (previewAddress(kind, record, settings) ?? "none").replace(siteUrl, "");
    },
  };
}
