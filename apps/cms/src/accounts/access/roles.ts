/**
 * Who may do what: an admin everything, an editor the content and the inbox, a recruiter the inbox,
 * and of the content to read vacancies, to close them and to open them again.
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
/** Outside an access rule, as for an endpoint of our own. */
export const isAdmin = (req: PayloadRequest): boolean => has(req, "admin");
export const isEditor = (req: PayloadRequest): boolean => has(req, "admin", "editor");
export const isStaff = (req: PayloadRequest): boolean => has(req, "admin", "editor", "recruiter");
export const anyUser: Access & FieldAccess = ({ req }) => has(req, "admin", "editor", "recruiter");
export const nobody: Access & FieldAccess = () => false;

/** An admin every user, the others themselves. */
export const adminsOrSelf: Access = ({ req }) =>
  has(req, "admin") ? true : req.user ? { id: { equals: req.user.id } } : false;

/**
 * Content is for editors; visitors get it through the contract's calls, which ask for published
 * documents only.
 */
export const contentAccess = {
  create: editors,
  read: editors,
  readVersions: editors,
  update: editors,
  delete: editors,
};
/** The same for a global, which is neither made nor deleted. */
export const globalAccess = { read: editors, readVersions: editors, update: editors };
