import { createServer, type AddressInfo, type Socket } from "node:net";

export interface SmtpServer {
  port: number;
  /** Emails taken, as they came. */
  emails: string[];
  /** Recipients asked for, taken or not. */
  recipients: string[];
  /** Connections open now. */
  open(): number;
  stop(): Promise<void>;
}

export interface SmtpManner {
  /** Sent on connecting; empty: nothing ever is. */
  greeting?: string;
  /** The answer to a recipient, by address. */
  recipient?: (address: string) => string;
  /** The answer to an email's end. */
  taken?: () => string;
  /** One byte a second, as a server under siege. */
  drips?: boolean;
}

const FINE = "250 2.0.0 ok";

/**
 * A mail server that keeps what it gets, and misbehaves as told. Manners may change while it runs.
 */
export async function startSmtpServer(manner: SmtpManner = {}, port = 0): Promise<SmtpServer> {
  const emails: string[] = [];
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    converse(socket, manner, { emails, recipients });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    emails,
    recipients,
    open: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(
  socket: Socket,
  manner: SmtpManner,
  kept: Pick<SmtpServer, "emails" | "recipients">,
): void {
  let unread = "";
  let email: string | null = null;
  const say = (line: string): void =>
    manner.drips ? drip(socket, `${line}\r\n`) : void socket.write(`${line}\r\n`);
  const answer = (line: string): string | null => {
    if (/^(EHLO|HELO)/i.test(line)) return "250-mail.test\r\n250 8BITMIME";
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
    if (recipient !== undefined) kept.recipients.push(recipient);
    if (recipient !== undefined) return manner.recipient?.(recipient) ?? FINE;
    if (/^QUIT/i.test(line)) return "221 bye";
    if (/^DATA/i.test(line)) email = "";
    return email === null ? FINE : "354 go on";
  };
  const read = (line: string): void => {
    if (email === null) return say(answer(line) ?? FINE);
    if (line !== ".") {
      email += `${line}\r\n`;
      return undefined;
    }
    const verdict = manner.taken?.() ?? FINE;
    if (verdict.startsWith("2")) kept.emails.push(email);
    email = null;
    return say(verdict);
  };
  if (manner.greeting !== "") say(manner.greeting ?? "220 mail.test ready");
  socket.setEncoding("utf8").on("data", (text: string) => {
    unread += text;
    const lines = unread.split("\r\n");
    unread = lines.pop() ?? "";
    for (const line of lines) read(line);
  });
}

function drip(socket: Socket, text: string): void {
  const [first, ...rest] = text;
  if (first === undefined || socket.destroyed) return;
  socket.write(first);
  setTimeout(() => drip(socket, rest.join("")), 1000).unref();
}
