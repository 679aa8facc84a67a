/**
 * Roles: an admin may do everything; an editor manages content and the inbox; a recruiter manages
 * the inbox and may read, close and reopen vacancies.
 */
import type { Access, FieldAccess, PayloadRequest } from "payload";

export const ROLES = [
  { value: "admin", label: "Admin: content, inbox and users" },
  { value: "editor", label: "Editor: content and inbox" },
  { value: "recruiter", label: "Recruiter: inbox, and closing vacancies" },
];

const has = (req: PayloadRequest, ...roles: string[]): boolean =>
  req.user?.collection === "users" && roles.includes(req.user.role);

export const admins: Access & FieldAccess = ({ req }) => has(req, "admin");
export const editors: Access & FieldAccess = ({ req }) => has(req, "admin", "editor");
/** These are for code outside access rules, such as endpoints. */
export const isAdmin = (req: PayloadRequest): boolean => has(req, "admin");
export const isEditor = (req: PayloadRequest): boolean => has(req, "admin", "editor");
export const isStaff = (req: PayloadRequest): boolean => has(req, "admin", "editor", "recruiter");
export const anyUser: Access & FieldAccess = ({ req }) => has(req, "admin", "editor", "recruiter");
export const noOne: Access & FieldAccess = () => false;

/** Admins: every user. Others: only themselves. */
export const adminsOrSelf: Access = ({ req }) =>
  has(req, "admin") ? true : req.user ? { id: { equals: req.user.id } } : false;

/** Visitors read content through the contract's calls, which return published documents only. */
export const contentAccess = {
  create: editors,
  read: editors,
  readVersions: editors,
  update: editors,
  delete: editors,
};
/** A global cannot be created or deleted. */
export const globalAccess = { read: editors, readVersions: editors, update: editors };
