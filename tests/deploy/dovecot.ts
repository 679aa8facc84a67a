/** A real IMAP server, without root: one user, mails as files. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

const BINARY = "/usr/sbin/dovecot";
export const whyNoDovecot = existsSync(BINARY) ? "" : `no ${BINARY}: apt-get install dovecot-imapd`;

export interface Dovecot {
  port: number;
  /** Delivers a mail. */
  add(mail: string): void;
  /** Makes the mailbox anew, with other numbers. */
  renumber(): void;
  stop(): Promise<void>;
}

const isRoot = userInfo().uid === 0;
/** Dovecot gives root no mails. */
const NOBODY = 65_534;
const reader = isRoot ? { uid: NOBODY, gid: NOBODY } : userInfo();

const configOf = (folder: string, port: number): string => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
auth_failure_delay = 0
default_internal_user = ${isRoot ? "dovecot" : userInfo().username}
default_login_user = ${isRoot ? "dovenull" : userInfo().username}
auth_mechanisms = plain login xoauth2
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${folder}/oauth2.conf
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${reader.uid} gid=${reader.gid} home=${folder}
}
`;

/** `introspection`: an address that states whether a token is valid (RFC 7662). */
export async function startDovecot(port: number, introspection: string): Promise<Dovecot> {
  const folder = mkdtempSync(join(tmpdir(), "dovecot-"));
  chmodSync(folder, 0o755);
  writeFileSync(
    join(folder, "oauth2.conf"),
    `introspection_url = ${introspection}\nintrospection_mode = post\nusername_attribute = username\nactive_attribute = active\nactive_value = true\n`,
  );
  const config = join(folder, "dovecot.conf");
  writeFileSync(config, configOf(folder, port));
  for (const name of ["tmp", "new", "cur"])
    mkdirSync(join(folder, "mail", name), { recursive: true });
  for (const name of ["", "tmp", "new", "cur"])
    chownSync(join(folder, "mail", name), reader.uid, reader.gid);
  const server: ChildProcess = spawn(BINARY, ["-F", "-c", config], { stdio: "ignore" });
  for (let isUp = false; !isUp && server.exitCode === null;) {
    const socket = connect(port, "127.0.0.1");
    isUp = await Promise.race([
      once(socket, "data").then(() => true),
      once(socket, "close").then(() => false),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
  }
  let made = 0;
  return {
    port,
    add(mail) {
      made += 1;
      const name = `${1_700_000_000 + made}.M${made}P1.host`;
      const path = join(folder, "mail", "new", name);
      writeFileSync(path, mail);
      chownSync(path, reader.uid, reader.gid);
    },
    renumber() {
      for (const name of [
        "dovecot-uidlist",
        "dovecot.index",
        "dovecot.index.log",
        "dovecot.index.cache",
        "dovecot-uidvalidity",
      ])
        rmSync(join(folder, "mail", name), { force: true });
    },
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
