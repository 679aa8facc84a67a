import { kind } from "#kinds.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Unchanged, with or without a final slash: the provider's tokens contain the same text. */
export const issuer = kind(
  "the provider's issuer, such as https://login.example.com/realms/staff (https, or http on this machine)",
  (value) => {
    if (!URL.canParse(value)) return undefined;
    const { protocol, hostname, search, hash, username } = new URL(value);
    const isSafe = protocol === "https:" || (protocol === "http:" && LOOPBACK.has(hostname));
    return isSafe && search === "" && hash === "" && username === "" ? value : undefined;
  },
);

export const words = kind("words separated by spaces or commas", (value) => {
  const list = value.split(/[\s,]+/).filter((word) => word !== "");
  return list.length > 0 ? list : undefined;
});

/** Most rights first. */
const ROLES = ["admin", "editor", "author", "translator", "recruiter"] as const;
export type StaffRole = (typeof ROLES)[number];

export interface GroupRole {
  group: string;
  role: StaffRole;
}

/** Group names may have commas and equals signs: `CN=Editors,OU=Staff`. */
const PAIR = /\s*(.+?)=(admin|editor|author|translator|recruiter)\s*(?:,|$)/y;

/** Most rights first. */
export const groupRoles = kind<readonly GroupRole[]>(
  "groups and their roles (admin, editor, author, translator, recruiter), such as web-admins=admin,marketing=editor",
  (value) => {
    const pairs: GroupRole[] = [];
    PAIR.lastIndex = 0;
    for (let end = 0; end < value.length; end = PAIR.lastIndex) {
      const [, group = "", named] = PAIR.exec(value) ?? [];
      const role = ROLES.find((one) => one === named);
      if (!role) return undefined;
      pairs.push({ group, role });
    }
    return pairs.length > 0
      ? pairs.toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
      : undefined;
  },
);

export const onOff = kind("on or off", (value) =>
  value === "on" || value === "off" ? value === "on" : undefined,
);
