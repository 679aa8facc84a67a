/** Pictures of records in the host's library. */
import sharp from "sharp";
import type { History } from "../history.ts";
import type { PictureFile } from "../hosts/host-driver.ts";
import { addressShown, type Item } from "../model.ts";
import { picturesIn } from "../page-parts.ts";
import { until } from "../until.ts";
import { isClean } from "./editing.ts";
import type { Random, Step } from "./step.ts";

const REPLACED_TOGETHER = 6;
const CUT_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><';

const painted = async (name: string, random: Random): Promise<PictureFile> => {
  const background = { r: 255 * random(), g: 255 * random(), b: 255 * random() };
  const bytes = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, type: "image/png", bytes };
};

/** The record's page shows a picture that is there: each comparison requests what it names. */
async function replacePicture(history: History, item: Item, random: Random): Promise<string> {
  const { host, targets } = history;
  item.picture ??= (await host.addPicture?.(item, await painted("first.png", random))) ?? "";
  await namesPicture(history, item);
  const files = await Promise.all(
    Array.from({ length: REPLACED_TOGETHER }, (_, at) => painted(`same-${at % 2}.png`, random)),
  );
  const statuses = (await host.replacePicture?.(item.picture, files)) ?? [];
  const cut = { name: "cut.svg", type: "image/svg+xml", bytes: Buffer.from(CUT_SVG) };
  const [status = 0] = (await host.replacePicture?.(item.picture, [cut])) ?? [];
  if (status < 400) throw new Error(`a picture was replaced by a truncated SVG: ${status}`);
  // A page that still names a replaced file is a fault if it stays.
  for (const path of targets.keys()) if (path.startsWith("/pictures/")) targets.delete(path);
  return statuses.join(", ");
}

async function namesPicture({ visitor, model }: History, item: Item): Promise<void> {
  const address = addressShown(model, item, "en");
  if (address === undefined) return;
  await until(`${address}: a picture`, async () => {
    const { body } = await visitor.get(address);
    return picturesIn(body).length > 0;
  });
}

export const pictures: Step[] = [
  {
    name: "replace a picture several times at once",
    needs: "replacePicture",
    among: (item) => item.kind === "service" && isClean(item),
    run: replacePicture,
  },
];
