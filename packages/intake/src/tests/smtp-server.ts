import { createServer, type AddressInfo, type Socket } from "node:net";

export interface SmtpServer {
  port: number;
  emails: string[];
  /** Emails received to their end, accepted or not. */
  handed(): number;
  recipients: string[];
  answer(line: string): void;
  drop(): void;
  open(): number;
  stop(): Promise<void>;
}

export interface SmtpManner {
  /** Empty: none is sent. */
  greeting?: string;
  recipient?: (address: string) => string;
  /** The reply to an email's end; empty: none. */
  taken?: () => string;
  /** Refuses non-ASCII text, like a server without SMTPUTF8. */
  isAscii?: boolean;
  /** The reply to a login by OAuth2, which it then offers. */
  oauth?: (login: string) => string;
  /** One byte a second. */
  drips?: boolean;
}

const FINE = "250 2.0.0 ok";

/** A mail server that records what it gets. Its failures may change while it runs. */
export async function startSmtpServer(manner: SmtpManner = {}, port = 0): Promise<SmtpServer> {
  const emails: string[] = [];
  const recipients: string[] = [];
  let handed = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => undefined);
    converse(socket, manner, { emails, recipients, onEnd: () => (handed += 1) });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    emails,
    recipients,
    handed: () => handed,
    answer: (line) => sockets.forEach((socket) => socket.write(`${line}\r\n`)),
    drop: () => sockets.forEach((socket) => socket.destroy()),
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
  received: Pick<SmtpServer, "emails" | "recipients"> & { onEnd: () => void },
): void {
  let unread = "";
  let email: string | null = null;
  const send = (line: string): void =>
    manner.drips ? drip(socket, `${line}\r\n`) : void socket.write(`${line}\r\n`);
  const isRefused = (text: string): boolean =>
    manner.isAscii === true && /[\u0080-\uffff]/.test(text);
  const answer = (line: string): string | null => {
    if (isRefused(line)) return "500 5.5.2 not ASCII";
    if (/^(EHLO|HELO)/i.test(line))
      return `250-mail.test\r\n${manner.oauth ? "250-AUTH XOAUTH2\r\n" : ""}250 8BITMIME`;
    const login = /^AUTH XOAUTH2 (\S+)/i.exec(line)?.[1];
    if (login && manner.oauth) return manner.oauth(Buffer.from(login, "base64").toString());
    if (/^STARTTLS/i.test(line)) return "502 5.5.1 no TLS";
    const recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1];
    if (recipient !== undefined) received.recipients.push(recipient);
    if (recipient !== undefined) return manner.recipient?.(recipient) ?? FINE;
    if (/^QUIT/i.test(line)) return "221 bye";
    if (/^DATA/i.test(line)) email = "";
    return email === null ? FINE : "354 go on";
  };
  const read = (line: string): void => {
    if (email === null) {
      const reply = answer(line) ?? FINE;
      return reply === "" ? undefined : send(reply);
    }
    if (line !== ".") {
      email += `${line}\r\n`;
      return undefined;
    }
    received.onEnd();
    const head = email.slice(0, email.indexOf("\r\n\r\n"));
    const verdict = isRefused(head) ? "554 5.6.7 SMTPUTF8 needed" : (manner.taken?.() ?? FINE);
    if (verdict.startsWith("2")) received.emails.push(email);
    email = null;
    return verdict === "" ? undefined : send(verdict);
  };
  if (manner.greeting !== "") send(manner.greeting ?? "220 mail.test ready");
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
