/**
 * Roles: an admin may do everything; an editor manages content and the inbox; an author writes
 * drafts, which an editor publishes (`publishing/review/`); a translator writes drafts of
 * translations into their languages; a recruiter manages the inbox and may read, close and reopen
 * vacancies.
 */
import type { Access, FieldAccess, PayloadRequest } from "payload";

export const ROLES = [
  { value: "admin", label: "Admin: content, inbox and users" },
  { value: "editor", label: "Editor: content and inbox" },
  { value: "author", label: "Author: own drafts, which an editor publishes" },
  { value: "translator", label: "Translator: translations into chosen languages, as drafts" },
  { value: "recruiter", label: "Recruiter: inbox, and closing vacancies" },
];

const has = (req: PayloadRequest, ...roles: string[]): boolean =>
  req.user?.collection === "users" && roles.includes(req.user.role);

export const admins: Access & FieldAccess = ({ req }) => has(req, "admin");
export const editors: Access & FieldAccess = ({ req }) => has(req, "admin", "editor");
/** These are for code outside access rules, such as endpoints. */
export const isAdmin = (req: PayloadRequest): boolean => has(req, "admin");
/** They write drafts only, and read what is public and their own; a translator may do less. */
export const isAuthor = (req: PayloadRequest): boolean => has(req, "author", "translator");
export const isTranslator = (req: PayloadRequest): boolean => has(req, "translator");
/** Whether a user of the admin's screens writes drafts only. */
export const isAuthorsRole = (role: string | undefined): boolean =>
  role === "author" || role === "translator";
export const isWriter = (req: PayloadRequest): boolean =>
  has(req, "admin", "editor", "author", "translator");
/** Into which a translator translates, as an admin has chosen. */
export const translatorsLanguages = ({ user }: Pick<PayloadRequest, "user">): readonly string[] =>
  user?.collection === "users" && user.role === "translator" ? (user.languages ?? []) : [];
/** Translations into this language, as drafts. */
export const mayTranslate = (req: PayloadRequest, language: string): boolean =>
  isTranslator(req) ? translatorsLanguages(req).includes(language) : isWriter(req);
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
