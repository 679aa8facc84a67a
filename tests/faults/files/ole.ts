/** OLE containers of 512-byte sectors: table, directory, and one stream. */
const SECTOR = 512;
const END = 0xfffffffe;
const FREE = 0xffffffff;
const TABLE = 0xfffffffd;

export interface OleEntry {
  name: string;
  /** 1: storage, 2: stream, 5: root. */
  kind: number;
  left?: number;
  right?: number;
  child?: number;
  start?: number;
  size?: number;
}

export interface OleLies {
  entries?: readonly OleEntry[];
  /** Overwrites 4 bytes at each position of the finished file. */
  poke?: Readonly<Record<number, number>>;
  shift?: number;
  ident?: number;
  flags?: number;
}

export const ROOT: OleEntry = { name: "Root Entry", kind: 5, child: 1 };
export const WORD: OleEntry = { name: "WordDocument", kind: 2, start: 2, size: 4096 };

/** Position of a sector's link in the table. */
export const linkOf = (sector: number): number => SECTOR + sector * 4;
/** In the header: sector of directory and table, and the chain of further table sectors. */
export const DIRECTORY_AT = 48;
export const TABLE_AT = 76;
export const MORE_TABLE_AT = 68;

/** A Word document: sector 0 is the table, 1 the directory, 2 to 9 the text. */
export function ole({
  entries = [ROOT, WORD],
  poke = {},
  shift = 9,
  ident = 0xa5ec,
  flags = 0,
}: OleLies = {}): Buffer {
  const directorySectors = Math.max(1, Math.ceil(entries.length / 4));
  const file = Buffer.alloc(SECTOR * (1 + 10 + Math.max(0, directorySectors - 1)));
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(shift, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, DIRECTORY_AT);
  file.writeUInt32LE(4096, 56);
  file.writeUInt32LE(END, 60);
  file.writeUInt32LE(END, MORE_TABLE_AT);
  for (let at = TABLE_AT; at < SECTOR; at += 4) file.writeUInt32LE(at === TABLE_AT ? 0 : FREE, at);
  for (let sector = 0; sector < 128; sector += 1)
    file.writeUInt32LE(
      sector === 0
        ? TABLE
        : sector === 1
          ? directorySectors > 1
            ? 10
            : END
          : sector < 9
            ? sector + 1
            : sector === 9
              ? END
              : sector < 8 + directorySectors
                ? sector + 1
                : END,
      linkOf(sector),
    );
  entries.forEach((entry, index) =>
    write(file, entry, index < 4 ? SECTOR * 2 + index * 128 : SECTOR * 11 + (index - 4) * 128),
  );
  file.writeUInt16LE(ident, SECTOR * 3);
  file.writeUInt16LE(flags, SECTOR * 3 + 10);
  for (const [at, value] of Object.entries(poke)) file.writeUInt32LE(value, Number(at));
  return file;
}

function write(
  file: Buffer,
  { name, kind, left = FREE, right = FREE, child = FREE, start = 0, size = 0 }: OleEntry,
  at: number,
): void {
  file.write(name, at, 62, "utf16le");
  file.writeUInt16LE(name.length * 2 + 2, at + 64);
  file.writeUInt8(kind, at + 66);
  file.writeUInt32LE(left, at + 68);
  file.writeUInt32LE(right, at + 72);
  file.writeUInt32LE(child, at + 76);
  file.writeUInt32LE(start, at + 116);
  file.writeUInt32LE(size, at + 120);
}
