import type { RequestListener, Server } from "node:http";
import type { Settings } from "#server/config/settings.ts";
import { SettingsError } from "#server/config/settings.ts";

/** Listens and returns the address. Throws `SettingsError` when the port is unavailable. */
export async function listen(
  server: Server,
  listener: RequestListener,
  { port, bind }: Pick<Settings, "port" | "bind">,
): Promise<string> {
  server.on("request", listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new SettingsError([problemOf(error, port, bind)])),
    );
    server.listen({ port, ...(bind && { host: bind }) }, resolve);
  });
  const address = server.address();
  const taken = typeof address === "object" && address ? address.port : port;
  return `http://${bind?.includes(":") ? `[${bind}]` : (bind ?? "localhost")}:${taken}`;
}

function problemOf(error: NodeJS.ErrnoException, port: number, bind: string | undefined): string {
  if (error.code === "EADDRINUSE")
    return `SITE_PORT is ${port}; another process listens there: stop it, or choose another port`;
  if (error.code === "EACCES")
    return `SITE_PORT is ${port}; this user may not listen there: choose a port above 1023`;
  if (error.code === "EADDRNOTAVAIL")
    return `SITE_BIND is ${JSON.stringify(bind)}; this machine has no such address`;
  return `SITE_PORT is ${port}; listening there failed: ${error.message}`;
}
