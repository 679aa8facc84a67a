/** In place of Payload's German messages, as `plain-messages.ts` has the English ones; “Sie” throughout. */
export const plainGerman = {
  authentication: {
    checkYourEmailForPasswordReset:
      "Gehört die Adresse zu einem Benutzer, kommt gleich eine E-Mail mit einem Link für ein neues Passwort. Sehen Sie auch im Spam-Ordner nach.",
    forceUnlock: "Sperre aufheben",
    forgotPasswordEmailInstructions:
      "Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit einem Link für ein neues Passwort.",
    loggedIn: "Um sich als anderer Benutzer anzumelden, müssen Sie sich zuerst <0>abmelden</0>.",
    loggedInChangePassword: "Ihr Passwort ändern Sie unter <0>Konto</0>.",
    loggedOutInactivity: "Sie wurden abgemeldet, weil Sie eine Weile nichts getan haben.",
    loggedOutSuccessfully: "Sie sind abgemeldet.",
    loginWithAnotherUser:
      "Um sich als anderer Benutzer anzumelden, müssen Sie sich zuerst <0>abmelden</0>.",
    resetYourPassword: "Neues Passwort festlegen",
    verifyYourEmail: "E-Mail-Adresse bestätigen",
    youAreInactive:
      "Sie haben eine Weile nichts getan und werden zu Ihrer Sicherheit gleich abgemeldet. Möchten Sie angemeldet bleiben?",
    youAreReceivingResetPassword:
      "Sie erhalten diese E-Mail, weil Sie (oder jemand anderes) ein neues Passwort für Ihr Konto angefordert haben. Öffnen Sie diesen Link, oder kopieren Sie ihn in Ihren Browser:",
    youDidNotRequestPassword:
      "Haben Sie das nicht angefordert, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.",
  },
  error: {
    autosaving:
      "Der Entwurf konnte gerade nicht gespeichert werden. Ihre Eingaben sind noch im Formular.",
    correctInvalidFields: "Einige Felder sind zu korrigieren. Jedes zeigt, was zu tun ist.",
    deletingTitle:
      "{{title}} konnte nicht gelöscht werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
    documentNotFound:
      "Den Eintrag mit der Nummer {{id}} gibt es nicht (mehr), oder Sie haben keinen Zugriff darauf.",
    notAllowedToAccessPage: "Ihre Rolle erlaubt diese Seite nicht. Wenden Sie sich an einen Admin.",
    notAllowedToPerformAction: "Ihre Rolle erlaubt das nicht. Wenden Sie sich an einen Admin.",
    notFound: "Das gibt es nicht. Vielleicht wurde es gelöscht, oder die Adresse ist falsch.",
    unauthorized: "Melden Sie sich dafür an. Sind Sie angemeldet, erlaubt Ihre Rolle es nicht.",
    unknown:
      "Etwas ist schiefgegangen. Versuchen Sie es erneut; wenn es wieder geschieht, melden Sie es Ihrem Betreiber.",
    unspecific:
      "Etwas ist schiefgegangen. Versuchen Sie es erneut; wenn es wieder geschieht, melden Sie es Ihrem Betreiber.",
    unverifiedEmail: "Bestätigen Sie Ihre E-Mail-Adresse, bevor Sie sich anmelden.",
    valueMustBeUnique: "Ein anderer Eintrag hat diesen Wert schon. Wählen Sie einen anderen.",
  },
  fields: {
    chooseBetweenCustomTextOrDocument:
      "Schreiben Sie eine Adresse, oder verlinken Sie einen Eintrag.",
    chooseDocumentToLink: "Wählen Sie den Eintrag, der verlinkt werden soll",
  },
  general: {
    aboutToDelete: "{{label}} <1>{{title}}</1> wird gelöscht. Sind Sie sicher?",
    aboutToDeleteCount_many: "{{count}} {{label}} werden gelöscht.",
    aboutToDeleteCount_one: "{{count}} {{label}} wird gelöscht.",
    aboutToDeleteCount_other: "{{count}} {{label}} werden gelöscht.",
    aboutToPermanentlyDelete:
      "{{label}} <1>{{title}}</1> wird endgültig gelöscht. Sind Sie sicher?",
    aboutToPermanentlyDeleteTrash:
      "<0>{{count}}</0> <1>{{label}}</1> aus dem Papierkorb endgültig löschen. Sind Sie sicher?",
    aboutToRestore: "{{label}} <1>{{title}}</1> wird wiederhergestellt. Sind Sie sicher?",
    aboutToRestoreAsDraft:
      "{{label}} <1>{{title}}</1> wird als Entwurf wiederhergestellt. Sind Sie sicher?",
    aboutToRestoreAsDraftCount: "{{count}} {{label}} als Entwurf wiederherstellen.",
    aboutToRestoreCount: "{{count}} {{label}} wiederherstellen.",
    aboutToTrash: "{{label}} <1>{{title}}</1> kommt in den Papierkorb. Sind Sie sicher?",
    aboutToTrashCount: "{{count}} {{label}} in den Papierkorb verschieben.",
    adminTheme: "Farbschema",
    backToDashboard: "Zurück zum Start",
    changesNotSaved:
      "Ihre Änderungen sind nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.",
    copyWarning: "{{label}} {{title}}: {{to}} wird mit {{from}} überschrieben. Sind Sie sicher?",
    creatingNewLabel: "Noch nicht gespeichert",
    currentlyEditing:
      "bearbeitet diesen Eintrag gerade. Wenn Sie übernehmen, können nicht gespeicherte Änderungen verloren gehen.",
    documentOutOfDate:
      "Ein anderer Benutzer hat diesen Eintrag gerade geändert. Ihre Ansicht ist veraltet.",
    enterAValue: "Geben Sie einen Wert ein",
    filters: "Weitere Filter",
    item: "Zeile",
    moveConfirm: "{{count}} {{label}} nach <1>{{destination}}</1> verschieben. Sind Sie sicher?",
    noLabel: "–",
    noResultsDescription:
      "Was Besucher senden und das Programm schreibt, erscheint hier von selbst.",
    noResultsFound: "Hier ist noch nichts",
    nothingFound: "Diese Seite gibt es nicht",
    or: "oder",
    payloadSettings: "Diese Verwaltung",
    searchBy: "Suche in: {{label}}",
    sorryNotFound: "Vielleicht ist die Adresse falsch, oder Ihre Rolle hat diese Seite nicht.",
    unsavedChanges:
      "Sie haben nicht gespeicherte Änderungen. Speichern oder verwerfen Sie sie zuerst.",
    unsavedChangesDuplicate: "Sie haben nicht gespeicherte Änderungen. Trotzdem duplizieren?",
  },
  upload: { bulkUpload: "Dateien hochladen", dragAndDrop: "hierher ziehen" },
  validation: {
    emailAddress: "Das ist keine E-Mail-Adresse. Schreiben Sie eine wie name@example.com.",
    enterNumber: "Das ist keine Zahl. Schreiben Sie Ziffern, etwa 12 oder 12.5.",
    required: "Das fehlt. Schreiben oder wählen Sie es.",
    username:
      "Schreiben Sie einen gültigen Benutzernamen: Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.",
  },
  version: {
    aboutToPublishSelection: "Alle {{label}} der Auswahl werden veröffentlicht. Sind Sie sicher?",
    aboutToRestore: "{{label}} wird auf den Stand vom {{versionDate}} zurückgesetzt.",
    aboutToRestoreGlobal: "{{label}} wird auf den Stand vom {{versionDate}} zurückgesetzt.",
    aboutToRevertToPublished:
      "Die Änderungen seit der Veröffentlichung werden verworfen. Sind Sie sicher?",
    aboutToUnpublish: "Der Eintrag wird von der Website genommen. Sind Sie sicher?",
    aboutToUnpublishSelection:
      "Alle {{label}} der Auswahl werden von der Website genommen. Sind Sie sicher?",
    compareVersions: "Was sich geändert hat",
    comparingAgainst: "Vorher",
    currentDraft: "Jetziger Entwurf",
    currentPublishedVersion: "Jetzt öffentlich",
    currentlyPublished: "Jetzt öffentlich",
    currentlyViewing: "Nachher",
    modifiedOnly: "Nur geänderte Felder",
    previousVersion: "Die Fassung davor",
    previouslyPublished: "Früher veröffentlicht",
    version: "Fassung",
    versions: "Fassungen",
  },
};
