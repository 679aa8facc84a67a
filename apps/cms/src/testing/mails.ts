/** Mails as servers hand them out. */

interface Mail {
  headers?: Record<string, string>;
  body?: string;
  files?: { name: string; type?: string; content: Buffer }[];
}

const lines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");

let made = 0;

export function mailOf({ headers = {}, body = "Hello", files = [] }: Mail = {}): string {
  made += 1;
  const usual = {
    "Message-ID": `<mail-${made}@example.org>`,
    Date: "Mon, 02 Mar 2026 10:00:00 +0000",
    From: "Ann Lee <ann@example.com>",
    To: "jobs@example.com",
    Subject: "Re: Your application",
    "MIME-Version": "1.0",
  };
  const text = "Content-Type: text/plain; charset=utf-8";
  if (files.length === 0) {
    const type = headers["Content-Type"] ? "" : `${text}\r\n`;
    return `${lines({ ...usual, ...headers })}${type}\r\n${body}\r\n`;
  }
  const parts = files.map(
    ({ name, type = "application/pdf", content }) =>
      `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString("base64").replace(/.{76}/g, "$&\r\n")}\r\n`,
  );
  return `${lines({ ...usual, ...headers, "Content-Type": 'multipart/mixed; boundary="b"' })}\r\n--b\r\n${text}\r\n\r\n${body}\r\n${parts.join("")}--b--\r\n`;
}

/** Of a mail server, about a letter that it could not deliver (RFC 3464). */
export const bounceOf = ({ key, status }: { key: string; status: string }): string =>
  mailOf({
    headers: {
      From: "MAILER-DAEMON@example.com",
      "Auto-Submitted": "auto-replied",
      Subject: "Undelivered Mail Returned to Sender",
      "Content-Type": 'multipart/report; report-type=delivery-status; boundary="r"',
    },
    body: [
      "--r",
      "Content-Type: text/plain",
      "",
      "I'm sorry.",
      "--r",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.example.com",
      "",
      "Final-Recipient: rfc822; ann@example.com",
      "Action: failed",
      `Status: ${status}`,
      `Diagnostic-Code: smtp; 550 ${status} no such user`,
      "",
      "--r",
      "Content-Type: text/rfc822-headers",
      "",
      `Message-ID: <${key}.reply@example.com>`,
      "To: ann@example.com",
      "",
      "--r--",
    ].join("\r\n"),
  });
