/** What stands in the audit log, and how it is called there. */
export const EVENTS = [
  { value: "login", label: "Logged in" },
  { value: "login-failed", label: "Login failed" },
  { value: "sessions-ended", label: "Logins ended" },
  { value: "joined", label: "Joined to the company's login" },
  { value: "user-added", label: "User added" },
  { value: "user-changed", label: "User changed" },
  { value: "user-removed", label: "User removed" },
  { value: "role", label: "Role changed" },
  { value: "password", label: "Password set" },
  { value: "second-factor", label: "Second factor set up" },
  { value: "second-factor-removed", label: "Second factor taken away" },
  { value: "passkey", label: "Passkey added" },
  { value: "passkey-removed", label: "Passkeys taken away" },
  { value: "file-read", label: "File of a submission read" },
  { value: "export", label: "Exported" },
  { value: "erasure", label: "Person erased" },
  { value: "submission-removed", label: "Submission removed" },
  { value: "published", label: "Published" },
  { value: "off-site", label: "Taken off the site" },
  { value: "trashed", label: "Moved into the trash" },
  { value: "deleted", label: "Deleted" },
  { value: "settings", label: "Settings changed" },
  { value: "demo-removed", label: "Demo removed" },
  { value: "retention", label: "Old entries removed" },
] as const;

export type AuditEvent = (typeof EVENTS)[number]["value"];
