/** The build's last step: compresses the browser's files once, so that no site does at start. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, compressedFolder, formName } from "#server/static/compressed.ts";

/** Writes the compressed encodings of all files in `clientFolder` next to it. */
export async function compressBuild(clientFolder: string): Promise<void> {
  const folder = compressedFolder(clientFolder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => {
        const bytes = await readFile(join(parentPath, name));
        const { br, gzip } = await compress(name, bytes);
        if (br) await writeFile(join(folder, formName(bytes, "br")), br);
        if (gzip) await writeFile(join(folder, formName(bytes, "gz")), gzip);
      }),
  );
}

if (import.meta.main) await compressBuild(join(import.meta.dirname, "../../build/client"));
