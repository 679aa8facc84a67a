/** In place of Payload's German messages, as `plain-messages.ts` has the English ones. */
export const plainGerman = {
  error: {
    autosaving:
      "Der Entwurf konnte gerade nicht gespeichert werden. Ihre Eingaben sind noch im Formular.",
    correctInvalidFields: "Einige Felder sind zu korrigieren. Jedes zeigt, was zu tun ist.",
    notFound: "Das gibt es nicht. Vielleicht wurde es gelöscht, oder die Adresse ist falsch.",
    notAllowedToAccessPage: "Ihre Rolle erlaubt diese Seite nicht. Wenden Sie sich an einen Admin.",
    notAllowedToPerformAction: "Ihre Rolle erlaubt das nicht. Wenden Sie sich an einen Admin.",
    unauthorized: "Sie sind abgemeldet. Melden Sie sich an und versuchen Sie es erneut.",
    unspecific:
      "Etwas ist schiefgegangen. Versuchen Sie es erneut; wenn es wieder geschieht, melden Sie es Ihrem Betreiber.",
    valueMustBeUnique: "Ein anderer Eintrag hat diesen Wert schon. Wählen Sie einen anderen.",
    unknown:
      "Etwas ist schiefgegangen. Versuchen Sie es erneut; wenn es wieder geschieht, melden Sie es Ihrem Betreiber.",
  },
  general: {
    adminTheme: "Farbschema",
    filters: "Weitere Filter",
    item: "Zeile",
    noLabel: "–",
    noResultsDescription: "Die Zeile oben sagt, was hier steht.",
    noResultsFound: "Hier ist noch nichts",
    or: "oder",
    payloadSettings: "Diese Verwaltung",
    searchBy: "Suche in: {{label}}",
  },
  validation: { required: "Das fehlt. Schreiben oder wählen Sie es." },
  version: {
    compareVersions: "Was sich geändert hat",
    comparingAgainst: "Vorher",
    currentDraft: "Jetziger Entwurf",
    currentlyPublished: "Jetzt öffentlich",
    currentlyViewing: "Nachher",
    currentPublishedVersion: "Jetzt öffentlich",
    modifiedOnly: "Nur geänderte Felder",
    previouslyPublished: "Früher veröffentlicht",
    previousVersion: "Die Fassung davor",
    version: "Fassung",
    versions: "Fassungen",
  },
};
