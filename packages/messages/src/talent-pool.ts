/** Spread into the messages of each language (decision 100); no part of what a browser loads. */
export const talentPoolWords = {
  en: {
    "office.pool": "Talent pool",
    "office.poolAt": "Talent pool, agreed on",
    "office.poolUntil": "Talent pool, until",
    "pool.again": "Join again until {date}",
    "pool.failed": "This did not work just now. Please try again later.",
    "pool.leave": "Leave the talent pool",
    "pool.left": "You have left our talent pool.",
    "pool.letter":
      "You agreed that we keep your application for later positions until {date}. Then we remove it.",
    "pool.letterLink": "Stay longer, or leave now:",
    "pool.letterSubject": "Your application in the talent pool of {brand}",
    "pool.member": "We keep your application for later positions until {date}. Then we remove it.",
    "pool.out": "Your application is not in our talent pool.",
    "pool.outdated":
      "This page was out of date, so nothing was changed. Please read it again, and choose.",
    "pool.renewed": "Thank you. You stay in our talent pool.",
    "pool.stay": "Stay until {date}",
    "pool.title": "Talent pool",
    "pool.unknown":
      "This link is not complete, or your application has been removed already. In that case there is nothing left to do.",
  },
  de: {
    "office.pool": "Talentpool",
    "office.poolAt": "Talentpool, zugestimmt am",
    "office.poolUntil": "Talentpool, bis",
    "pool.again": "Bis {date} wieder beitreten",
    "pool.failed": "Das hat gerade nicht funktioniert. Bitte versuchen Sie es später noch einmal.",
    "pool.leave": "Talentpool verlassen",
    "pool.left": "Sie haben unseren Talentpool verlassen.",
    "pool.letter":
      "Sie haben zugestimmt, dass wir Ihre Bewerbung für spätere Stellen bis {date} aufbewahren. Danach löschen wir sie.",
    "pool.letterLink": "Länger bleiben oder jetzt verlassen:",
    "pool.letterSubject": "Ihre Bewerbung im Talentpool von {brand}",
    "pool.member":
      "Wir bewahren Ihre Bewerbung für spätere Stellen bis {date} auf. Danach löschen wir sie.",
    "pool.out": "Ihre Bewerbung ist nicht in unserem Talentpool.",
    "pool.outdated":
      "Diese Seite war nicht mehr aktuell, deshalb wurde nichts geändert. Bitte lesen Sie sie noch einmal und wählen Sie dann.",
    "pool.renewed": "Vielen Dank. Sie bleiben in unserem Talentpool.",
    "pool.stay": "Bis {date} bleiben",
    "pool.title": "Talentpool",
    "pool.unknown":
      "Dieser Link ist nicht vollständig, oder Ihre Bewerbung wurde bereits gelöscht. Dann ist nichts weiter zu tun.",
  },
  he: {
    "office.pool": "מאגר מועמדים",
    "office.poolAt": "מאגר מועמדים, הסכמה מתאריך",
    "office.poolUntil": "מאגר מועמדים, עד",
    "pool.again": "להצטרף שוב עד {date}",
    "pool.failed": "הפעולה לא הצליחה כרגע. נא לנסות שוב מאוחר יותר.",
    "pool.leave": "יציאה ממאגר המועמדים",
    "pool.left": "יצאתם ממאגר המועמדים שלנו.",
    "pool.letter": "הסכמתם שנשמור את מועמדותכם למשרות עתידיות עד {date}. לאחר מכן נמחק אותה.",
    "pool.letterLink": "להישאר לזמן נוסף או לצאת עכשיו:",
    "pool.letterSubject": "מועמדותכם במאגר המועמדים של {brand}",
    "pool.member": "אנו שומרים את מועמדותכם למשרות עתידיות עד {date}. לאחר מכן נמחק אותה.",
    "pool.out": "מועמדותכם אינה במאגר המועמדים שלנו.",
    "pool.outdated": "הדף לא היה עדכני, ולכן דבר לא השתנה. נא לקרוא אותו שוב ולבחור.",
    "pool.renewed": "תודה. אתם נשארים במאגר המועמדים שלנו.",
    "pool.stay": "להישאר עד {date}",
    "pool.title": "מאגר מועמדים",
    "pool.unknown": "הקישור אינו שלם, או שמועמדותכם כבר נמחקה. במקרה כזה אין צורך לעשות דבר.",
  },
} as const;
