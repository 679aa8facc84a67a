/** An IPv4 name server like Docker's at 127.0.0.11; a name's addresses change in turn. */
import { createSocket } from "node:dgram";
import { once } from "node:events";

const HEADER = 12;
const FLAGS = 0x8180;
/** Docker's responses may be cached for ten minutes. */
const SECONDS = 600;

export interface NameServer {
  close(): void;
}

/** The question's name and its end. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join("."), end: at + 1 };
}

function answerTo(query: Buffer, addresses: (name: string) => readonly string[]): Buffer {
  const { name, end } = readName(query);
  const isAddress = query.readUInt16BE(end) === 1;
  const records = (isAddress ? addresses(name) : []).map((address) => {
    const record = Buffer.alloc(16);
    record.writeUInt16BE(0xc000 + HEADER, 0);
    record.writeUInt16BE(1, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(SECONDS, 6);
    record.writeUInt16BE(4, 10);
    record.set(address.split(".").map(Number), 12);
    return record;
  });
  const header = Buffer.from(query.subarray(0, HEADER));
  header.writeUInt16BE(FLAGS, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  header.fill(0, 8);
  return Buffer.concat([header, query.subarray(HEADER, end + 4), ...records]);
}

export async function startNameServer(
  host: string,
  addresses: (name: string) => readonly string[],
): Promise<NameServer> {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) =>
    socket.send(answerTo(query, addresses), from.port, from.address),
  );
  socket.bind(53, host);
  await once(socket, "listening");
  return { close: () => void socket.close() };
}
