/**
 * Roles: an admin may do everything; an editor manages content and the inbox; an author writes
 * drafts, which an editor publishes (`publishing/review/`); a recruiter manages the inbox and may
 * read, close and reopen vacancies.
 */
import type { Access, FieldAccess, PayloadRequest } from "payload";

export const ROLES = [
  { value: "admin", label: "Admin: content, inbox and users" },
  { value: "editor", label: "Editor: content and inbox" },
  { value: "author", label: "Author: own drafts, which an editor publishes" },
  { value: "recruiter", label: "Recruiter: inbox, and closing vacancies" },
];

const has = (req: PayloadRequest, ...roles: string[]): boolean =>
  req.user?.collection === "users" && roles.includes(req.user.role);

export const admins: Access & FieldAccess = ({ req }) => has(req, "admin");
export const editors: Access & FieldAccess = ({ req }) => has(req, "admin", "editor");
/** These are for code outside access rules, such as endpoints. */
export const isAdmin = (req: PayloadRequest): boolean => has(req, "admin");
/** These only: an editor may do more. */
export const isAuthor = (req: PayloadRequest): boolean => has(req, "author");
export const isWriter = (req: PayloadRequest): boolean => has(req, "admin", "editor", "author");
export const isEditor = (req: PayloadRequest): boolean => has(req, "admin", "editor");
export const isInboxUser = (req: PayloadRequest): boolean =>
  has(req, "admin", "editor", "recruiter");
export const inboxUsers: Access & FieldAccess = ({ req }) =>
  has(req, "admin", "editor", "recruiter");
/** Of a field that is not public; the host's own code and visitors' calls are exempt. */
export const notAuthors: FieldAccess = ({ req }) => !isAuthor(req);
export const noOne: Access & FieldAccess = () => false;

const self: Access = ({ req }) => (req.user ? { id: { equals: req.user.id } } : false);
/** Admins: every user. Others: only themselves. */
export const adminsOrSelf: Access = (args) => has(args.req, "admin") || self(args);
/** Colleagues of the inbox: every user. Others: only themselves. */
export const inboxUsersOrSelf: Access = (args) => isInboxUser(args.req) || self(args);

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
