/** The terms of use and the privacy policy: a draft that says what the product does, to be reviewed by counsel. */
export const terms = {
  title: 'Nutzungsbedingungen und Datenschutzerklärung',
  read: 'Nutzungsbedingungen und Datenschutzerklärung lesen',
  draft:
    'Entwurf, noch anwaltlich zu prüfen. Er sagt, was diese Software tut; wer diesen Server betreibt, ergänzt, wer er ist und welches Recht gilt.',
  use: {
    title: 'Nutzungsbedingungen',
    service: {
      title: 'Der Dienst',
      text: 'Glossator bewahrt Ihre PDF-Dokumente, Markierungen, Kommentare und Notizen auf und übernimmt Ihre Anmerkungen in neue Fassungen. Stellen, die nicht sicher sind, werden Ihnen zur Prüfung vorgelegt. Der Dienst berät nicht rechtlich und steht nicht dafür ein, dass ein Text geltendes Recht ist.',
    },
    account: {
      title: 'Ihr Konto',
      text: 'Sie melden sich mit wahren Angaben an, behalten Ihr Passwort für sich und stehen für das ein, was mit Ihrem Konto geschieht.',
    },
    content: {
      title: 'Was Sie hochladen und schreiben',
      text: 'Es bleibt Ihres. Sie sorgen dafür, dass Sie es hier speichern und teilen dürfen und keine Verschwiegenheitspflicht verletzen. Der Dienst speichert, kopiert und zeigt es nur so weit, wie Sie und die, mit denen Sie es teilen, es nutzen.',
    },
    sharing: {
      title: 'Teilen und Veröffentlichen',
      text: 'Wer an einem Code beteiligt ist, sieht seinen Inhalt außer privaten Anmerkungen; was er ändern darf, hängt vom Zugriff ab, den Sie geben. Öffentliche Codes können alle mit einem Konto lesen und kopieren. Kopien anderer bleiben, wenn Sie Ihren Code löschen.',
    },
    ending: {
      title: 'Ende der Nutzung',
      text: 'Sie können Ihr Konto jederzeit löschen. Ein gelöschter Code lässt sich 30 Tage lang wiederherstellen und wird dann mit seinen Dateien entfernt.',
    },
    liability: {
      title: 'Haftung',
      text: 'Vom Betreiber dieses Servers zu ergänzen.',
    },
  },
  privacy: {
    title: 'Datenschutzerklärung',
    stored: {
      title: 'Was gespeichert wird',
      text: 'Name, E-\u2060Mail-Adresse, Land, Beruf und Rechtsgebiete; das Passwort nur als Hash; wann und mit welchem Browser Sie sich angemeldet haben; was Sie hochladen und schreiben, Dateien auf dem Server verschlüsselt.',
    },
    purpose: {
      title: 'Wozu',
      text: 'Um Ihnen den Dienst zu bieten: um Sie anzumelden, Ihre Anmerkungen denen, mit denen Sie sie teilen, unter Ihrem Namen zu zeigen, und um Ihnen die E-\u2060Mails zu senden, die Sie wünschen. Nichts wird verkauft, nichts für Werbung ausgewertet.',
    },
    others: {
      title: 'Wer es erhält',
      text: 'Die, mit denen Sie einen Code teilen, sehen Ihren Namen und was Sie dort schreiben, Inhaber und Organisierende auch Ihre E-\u2060Mail-Adresse. Die Seiten laden nichts von Dritten.',
    },
    contact: {
      title: 'Wenn Sie uns schreiben',
      text: 'Was Sie mit dem Kontaktformular schreiben, geht mit Ihrem Namen und Ihrer Adresse per E-\u2060Mail an den Betreiber dieses Servers und wird hier nicht außerdem gespeichert.',
    },
    browser: {
      title: 'In Ihrem Browser',
      text: 'Cookies werden nicht verwendet. Der Browser behält Ihre Sitzung, Ihre Einstellungen, wo Sie in jedem Dokument waren und was noch nicht gespeichert ist; mit dem Ende der Sitzung verschwindet all das außer den Einstellungen.',
    },
    rights: {
      title: 'Ihre Rechte',
      text: 'Sie können Ihre Angaben ändern, Ihre Dokumente mit Ihren Anmerkungen herunterladen und Ihr Konto löschen. Was Sie in Codes anderer geschrieben haben, bleibt dort unter „Ehemaliger Benutzer“. Für alles Weitere schreiben Sie dem Betreiber dieses Servers.',
    },
  },
};
