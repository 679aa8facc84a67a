import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const EC = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];

/** A private certificate authority, made with `openssl`. */
export function makeAuthority() {
  const folder = mkdtempSync(join(tmpdir(), "authority-"));
  const file = (name: string): string => join(folder, name);
  const openssl = (...args: string[]): void =>
    void execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });
  // PostgreSQL runs as another user, with a separate key.
  chmodSync(folder, 0o755);
  openssl("req", ...EC, "-keyout", "server.key", "-out", "none.csr", "-subj", "/CN=none");
  openssl("req", "-x509", ...EC, "-keyout", "ca.key", "-out", "ca.crt", "-subj", "/CN=Own CA");
  return {
    folder,
    path: file("ca.crt"),
    /** A server certificate for the host name, with the one key: files and content. */
    certificate(name: string) {
      const crt = `${name}.crt`;
      openssl("req", "-new", "-key", "server.key", "-out", "one.csr", "-subj", `/CN=${name}`);
      writeFileSync(file("one.ext"), `subjectAltName=DNS:${name}\n`);
      const signs = ["-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial"];
      openssl("x509", "-req", "-in", "one.csr", "-out", crt, "-extfile", "one.ext", ...signs);
      return {
        certPath: file(crt),
        keyPath: file("server.key"),
        cert: readFileSync(file(crt), "utf8"),
        key: readFileSync(file("server.key"), "utf8"),
      };
    },
  };
}
