import { execFileSync } from "node:child_process";

/** A self-signed certificate for 127.0.0.1 and some names, made with `openssl`. */
export function selfSigned(names = ["localhost"]): { key: string; cert: string } {
  const valid = [...names.map((name) => `DNS:${name}`), "IP:127.0.0.1"].join();
  const words =
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -keyout - -out -";
  const pem = execFileSync("openssl", [...words.split(" "), "-addext", `subjectAltName=${valid}`], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const at = pem.indexOf("-----BEGIN CERTIFICATE");
  return { key: pem.slice(0, at), cert: pem.slice(at) };
}
