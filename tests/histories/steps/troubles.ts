/** Saves that meet another one, fail or are cut; refused requests. Each leaves all or nothing. */
import { Agent, request } from "node:http";
import { otherWords, type History } from "../history.ts";
import { publish, type Face, type Item } from "../model.ts";
import { isClean } from "./editing.ts";
import { pickFrom, type Random, type Step } from "./step.ts";

/** Records that are saved while the host is killed. */
const SAVED_TOGETHER = 9;
/** Of these, acknowledged before the others are sent. */
const ACKNOWLEDGED = 5;
/** Milliseconds from then on. */
const LONGEST_UNTIL_KILL = 60;

const isSame = (a: Face, b: Face): boolean =>
  (["title", "text", "body", "slug"] as const).every((part) => a[part] === b[part]);
const inWords = ({ title, text, body, slug }: Face): string => [title, text, body, slug].join(" ");

/** The record has the new words, or has none of them; the model follows. */
async function settle({ host }: History, item: Item, next: Face): Promise<boolean> {
  const now = await host.read?.(item);
  if (!now) return false;
  if (isSame(now, next) && now.isPublic) {
    publish(item.en, next);
    return true;
  }
  if (isSame(now, item.en.face) && now.isPublic === item.en.isPublic) return false;
  throw new Error(
    `half of a save: ${item.kind} ${item.id} has ${inWords(now)}${now.isPublic ? "" : ", withdrawn"}; before ${inWords(item.en.face)}, saved ${inWords(next)}`,
  );
}

async function inTwoWindows(history: History, item: Item, isSameUser: boolean): Promise<string> {
  const faces = [0, 1].map(() => ({ ...item.en.face, ...otherWords(history) })) as [Face, Face];
  const statuses = (await history.host.saveInTwoWindows?.(item, faces, isSameUser)) ?? [];
  const [first, second] = statuses;
  if (first === 200 && second === 200)
    throw new Error(
      `two windows of ${isSameUser ? "one account" : "two"}: the second save replaced the first without a word`,
    );
  const saved = faces.filter((_, at) => statuses[at] === 200);
  for (const face of saved) publish(item.en, face);
  return statuses.join(", ");
}

async function atTheSameMoment(history: History, item: Item): Promise<void> {
  const faces = [0, 1].map(() => ({ ...item.en.face, ...otherWords(history) })) as [Face, Face];
  const left = await history.host.saveTogether?.(item, faces);
  if (left) publish(item.en, left);
}

async function failedSave(history: History, item: Item, random: Random): Promise<string> {
  const { host, model } = history;
  const others = model.items.filter(
    (other) => other !== item && other.kind === item.kind && isClean(other),
  );
  const other = pickFrom(others, random);
  if (!other || !host.failToSave) return "no other record";
  const face = { ...item.en.face, ...otherWords(history) };
  const status = await host.failToSave(item, other, face);
  const isSaved = await settle(history, item, face);
  if (status === 200 && !isSaved) throw new Error(`a save that was acknowledged is lost`);
  if (status >= 400 && isSaved) throw new Error(`a save with status ${status} is public`);
  history.touched.add(other);
  return `status ${status}`;
}

async function killedSaves(history: History, item: Item, random: Random): Promise<string> {
  const { host, model } = history;
  const others = model.items.filter((other) => other !== item && isClean(other));
  const items = [item, ...others.toReversed().slice(0, SAVED_TOGETHER - 1)];
  const saves = items.map((one) => ({
    item: one,
    face: { ...one.en.face, ...otherWords(history) },
  }));
  const until = random() * LONGEST_UNTIL_KILL;
  const acknowledged = await host.saveAndKill?.(saves, ACKNOWLEDGED, until);
  const faults: string[] = [];
  if (!acknowledged || acknowledged.size < ACKNOWLEDGED)
    faults.push(`only ${acknowledged?.size} of ${saves.length} saves were acknowledged`);
  for (const { item: one, face } of saves) {
    history.touched.add(one);
    try {
      const isSaved = await settle(history, one, face);
      if (acknowledged?.has(one) && !isSaved)
        faults.push(`a save of ${one.kind} ${one.id} was acknowledged and is lost`);
    } catch (error) {
      faults.push(String(error));
    }
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return `${acknowledged?.size} of ${saves.length} acknowledged`;
}

/** A connection whose first request is refused before its body was read serves the next one. */
async function refusedRequest({ site, host }: History): Promise<string> {
  const results = [
    await refusedThenNext(site.url, "/survey", "/"),
    await refusedThenNext(host.url, "/cms/api/media", "/admin/login"),
  ];
  return results.join(", ");
}

const REFUSED_BODY = Buffer.alloc(400_000, "x");
const NEXT_LIMIT = 20_000;

async function refusedThenNext(origin: string, refused: string, next: string): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = {
    "content-type": "multipart/form-data; boundary=b",
    origin: "https://elsewhere.example",
  };
  const send = (method: string, path: string, body?: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request(
        origin + path,
        {
          method,
          agent,
          timeout: NEXT_LIMIT,
          headers: body ? { ...headers, "content-length": body.length } : {},
        },
        (reply) =>
          reply
            .resume()
            .on("end", () => resolve(reply.statusCode ?? 0))
            .on("error", reject),
      );
      sent.on("timeout", () => sent.destroy(new Error("no reply")));
      sent.on("error", reject).end(body);
    });
  const first = await send("POST", refused, REFUSED_BODY).catch(() => 0);
  const second = await send("GET", next).catch((error: unknown) => {
    throw new Error(
      `${origin}${next}, after ${refused} was refused with ${first}: ${String(error)}`,
    );
  });
  agent.destroy();
  if (second >= 400) throw new Error(`${next} after a refused request: ${second}`);
  return `${first} then ${second}`;
}

export const troubles: Step[] = [
  {
    name: "save in two windows of one account",
    needs: "saveInTwoWindows",
    among: isClean,
    run: (history, item) => inTwoWindows(history, item, true),
  },
  {
    name: "two people save one record",
    needs: "saveInTwoWindows",
    among: isClean,
    run: (history, item) => inTwoWindows(history, item, false),
  },
  {
    name: "two people save at the same moment",
    needs: "saveTogether",
    among: isClean,
    run: atTheSameMoment,
  },
  {
    name: "save with rows of another record",
    needs: "failToSave",
    among: isClean,
    run: failedSave,
  },
  { name: "kill the host during saves", needs: "saveAndKill", among: isClean, run: killedSaves },
  { name: "refuse a request before its body", needs: "failToSave", run: refusedRequest },
];
