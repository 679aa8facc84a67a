"use client";
import type { Offer } from "#accounts/second-factor/at-login.ts";
import { useWords } from "#admin-ui/words/use-words.ts";

export function EnrolmentPicture({ offer }: { offer: Offer }) {
  const t = useWords();
  return (
    <div style={{ margin: "1rem 0" }}>
      <p>
        {t("Scan this picture with an authenticator app, then type the code that the app shows.")}
      </p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
        alt={t("QR code with the secret for your authenticator app")}
        width={220}
        height={220}
        style={{ background: "#fff", display: "block", margin: "1rem 0" }}
      />
      <p>
        {t("No camera? Type this secret:")}{" "}
        <code style={{ overflowWrap: "anywhere" }}>{offer.secret}</code>
      </p>
    </div>
  );
}

/** For a lost device; shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useWords();
  return (
    <div role="status">
      <p>
        {t(
          "Your second factor is set up. Store these recovery codes where you can find them without your device: each replaces a code once.",
        )}{" "}
        <strong>{t("They are not shown again.")}</strong>
      </p>
      <ul
        style={{
          columns: 2,
          fontFamily: "monospace",
          fontSize: "1.1rem",
          listStyle: "none",
          margin: "1rem 0",
          padding: 0,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
