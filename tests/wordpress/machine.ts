/** Debian's MariaDB, PHP and nginx with test configuration; stopped by process id. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";

const SBIN = "/usr/sbin";
const phpFpm = (): string | undefined =>
  readdirSync(SBIN)
    .filter((name) => /^php-fpm\d/.test(name))
    .toSorted()
    .at(-1);

/** Debian's, or another version in the folder `WORDPRESS_CORE`. */
export const WORDPRESS = process.env.WORDPRESS_CORE ?? "/usr/share/wordpress";

/** Why no WordPress can be set up here; empty if one can. */
export function whyNoWordPress(): string {
  const missing = (
    [
      [existsSync(join(WORDPRESS, "wp-load.php")), "wordpress"],
      [
        existsSync(`${SBIN}/mariadbd`) && existsSync("/usr/bin/mariadb-install-db"),
        "mariadb-server-core mariadb-client-core",
      ],
      [existsSync("/usr/bin/php"), "php-cli"],
      [existsSync(SBIN) && phpFpm() !== undefined, "php-fpm"],
      [existsSync(`${SBIN}/nginx`), "nginx"],
    ] as const
  ).flatMap(([isThere, debian]) => (isThere ? [] : [debian]));
  if (missing.length > 0)
    return `apt-get install --no-install-recommends ${missing.join(" ")} php-mysql php-gd php-xml`;
  const modules = spawnSync("/usr/bin/php", ["-m"], { encoding: "utf8" }).stdout;
  const absent = ["mysqli", "gd", "dom"].filter((name) => !modules.includes(name));
  return absent.length > 0
    ? "apt-get install --no-install-recommends php-mysql php-gd php-xml"
    : "";
}

/** `name` is part of its tables and folder. */
export interface Instance {
  name: string;
  port: number;
}

export interface Machine {
  socket: string;
  output(): string;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;

/** Starts the three in `folder` for the WordPress in `folder/wordpress`. */
export async function startMachine(
  folder: string,
  instances: readonly Instance[],
): Promise<Machine> {
  const started: Server[] = [];
  const stop = async (): Promise<void> => {
    for (const server of started.toReversed()) await server.stop();
  };
  try {
    started.push(await startMariadb(folder));
    started.push(await startPhp(folder));
    started.push(await startNginx(folder, instances));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    socket: join(folder, "mariadb.sock"),
    output: () =>
      ["nginx.log", "php-fpm.log"]
        .filter((name) => existsSync(join(folder, name)))
        .map((name) => readFileSync(join(folder, name), "utf8"))
        .join(""),
    stop,
  };
}

interface Server {
  stop(): Promise<void>;
}

/** Starts a program in the foreground and waits for `isUp`; ends it by its process. */
async function startProgram(
  program: string,
  args: string[],
  { isUp, signal = "SIGTERM" }: { isUp: () => Promise<boolean>; signal?: NodeJS.Signals },
): Promise<Server> {
  let printed = "";
  const child: ChildProcess = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text: Buffer) => (printed = (printed + String(text)).slice(-4000)));
  const exited = once(child, "exit");
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const until = Date.now() + 60_000;
  while (!(await isUp())) {
    if (ended() || Date.now() > until) {
      child.kill("SIGKILL");
      throw new Error(`${program} did not start:\n${printed}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    async stop() {
      if (ended()) return;
      child.kill(signal);
      const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
      await exited;
      clearTimeout(late);
    },
  };
}

/** Whether a socket's path or a local port responds. */
const answers = (at: string | number): Promise<boolean> =>
  new Promise((done) => {
    const socket = typeof at === "number" ? connect(at, "127.0.0.1") : connect(at);
    socket.once("connect", () => (socket.destroy(), done(true)));
    socket.once("error", () => done(false));
  });

async function startMariadb(folder: string): Promise<Server> {
  const [data, socket] = [join(folder, "mariadb"), join(folder, "mariadb.sock")];
  const asRoot = isRoot ? ["--user=root"] : [];
  const made = spawnSync(
    "mariadb-install-db",
    [
      "--no-defaults",
      `--datadir=${data}`,
      "--auth-root-authentication-method=normal",
      "--skip-test-db",
      ...asRoot,
    ],
    { encoding: "utf8" },
  );
  if (made.status !== 0)
    throw new Error(`mariadb-install-db failed:\n${made.stdout}${made.stderr}`);
  const server = await startProgram(
    `${SBIN}/mariadbd`,
    [
      "--no-defaults",
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${join(folder, "mariadb.pid")}`,
      "--skip-networking",
      "--innodb-flush-log-at-trx-commit=0",
      ...asRoot,
    ],
    { isUp: () => answers(socket) },
  );
  const created = spawnSync(
    "/usr/bin/mariadb",
    [
      "--no-defaults",
      `--socket=${socket}`,
      "--user=root",
      "--execute=CREATE DATABASE wordpress CHARACTER SET utf8mb4",
    ],
    { encoding: "utf8" },
  );
  if (created.status === 0) return server;
  await server.stop();
  throw new Error(`The database could not be made:\n${created.stderr}`);
}

async function startPhp(folder: string): Promise<Server> {
  const [socket, config] = [join(folder, "php.sock"), join(folder, "php-fpm.conf")];
  writeFileSync(
    config,
    `[global]
error_log = ${join(folder, "php-fpm.log")}
daemonize = no
[www]
${isRoot ? "user = root\ngroup = root" : ""}
listen = ${socket}
pm = static
pm.max_children = 6
catch_workers_output = yes
php_admin_value[upload_max_filesize] = 10M
php_admin_value[post_max_size] = 12M
php_admin_value[output_buffering] = 1048576
php_admin_value[memory_limit] = 128M
php_admin_value[error_log] = ${join(folder, "php-errors.log")}
`,
  );
  return startProgram(
    join(SBIN, phpFpm() ?? "php-fpm"),
    ["--nodaemonize", "--fpm-config", config, ...(isRoot ? ["--allow-to-run-as-root"] : [])],
    { isUp: () => answers(socket) },
  );
}

const fastcgi = (name: string, socket: string): string => `
      include /etc/nginx/fastcgi_params;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_param MERIDIAN_INSTANCE ${name};
      fastcgi_pass unix:${socket};`;

async function startNginx(folder: string, instances: readonly Instance[]): Promise<Server> {
  const config = join(folder, "nginx.conf");
  for (const name of ["body", "proxy", "fastcgi", "uwsgi", "scgi"])
    mkdirSync(join(folder, "nginx", name), { recursive: true });
  const servers = instances.map(
    ({ name, port }) => `
  server {
    listen 127.0.0.1:${port};
    root ${join(folder, "wordpress")};
    client_max_body_size 20m;
    index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location /wp-content/ { alias ${join(folder, name, "wp-content")}/; }
    location ~ \\.php$ {${fastcgi(name, join(folder, "php.sock"))}
    }
  }`,
  );
  writeFileSync(
    config,
    `daemon off;
${isRoot ? "user root;" : ""}
worker_processes 1;
pid ${join(folder, "nginx.pid")};
error_log ${join(folder, "nginx.log")} warn;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${join(folder, "nginx/body")};
  proxy_temp_path ${join(folder, "nginx/proxy")};
  fastcgi_temp_path ${join(folder, "nginx/fastcgi")};
  uwsgi_temp_path ${join(folder, "nginx/uwsgi")};
  scgi_temp_path ${join(folder, "nginx/scgi")};
${servers.join("\n")}
}
`,
  );
  return startProgram(`${SBIN}/nginx`, ["-e", join(folder, "nginx.log"), "-c", config], {
    isUp: () => answers(instances[0]?.port ?? 0),
    signal: "SIGQUIT",
  });
}
