import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/colors';

/** Names of the 20 colors, in German. */
export const colors = {
  COLOR_1: 'Gelb',
  COLOR_2: 'Limette',
  COLOR_3: 'Grün',
  COLOR_4: 'Minze',
  COLOR_5: 'Aqua',
  COLOR_6: 'Eisblau',
  COLOR_7: 'Himmelblau',
  COLOR_8: 'Lavendel',
  COLOR_9: 'Flieder',
  COLOR_10: 'Rosa',
  COLOR_11: 'Bernstein',
  COLOR_12: 'Oliv',
  COLOR_13: 'Apfelgrün',
  COLOR_14: 'Jade',
  COLOR_15: 'Lagune',
  COLOR_16: 'Cyan',
  COLOR_17: 'Azur',
  COLOR_18: 'Schwertlilie',
  COLOR_19: 'Orchidee',
  COLOR_20: 'Koralle',
  custom: 'Eigene Farbe {color}',
} satisfies Shape<typeof english.colors>;

/** Words of the legend, which says what colors stand for, in German. */
export const legend = {
  title: 'Farben und ihre Bedeutung',
  intro:
    'Alle in diesem Code sehen die Namen: beim Markieren, bei den Anmerkungen, im Filter und in heruntergeladenen PDFs.',
  label: 'Legende',
  show: 'Bedeutung der Farben',
  edit: 'Farben benennen',
  standard: 'Die 20 Farben',
  custom: 'Eigene Farben',
  noCustom: 'Dieser Code hat noch keine eigenen Farben.',
  standsFor: 'Bedeutung von {color}',
  placeholder: 'Kein Name',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert',
  colorOf: 'Farbe von „{name}“',
  recolor: 'Überall ändern',
  recolorHint: 'Alle Markierungen dieses Codes in dieser Farbe ändern sich mit.',
  remove: '„{name}“ entfernen',
  removeShort: 'Entfernen',
  inUse:
    'Es gibt Markierungen in dieser Farbe. Sie behalten die Farbe, aber ohne deren Namen. Aus der Legende entfernen?',
  newTitle: 'Farbe hinzufügen',
  newColor: 'Neue Farbe',
  newName: 'Bedeutung',
  add: 'Hinzufügen',
  sample: 'Beispieltext',
  readable: 'Schwarzer Text ist darauf lesbar (Kontrast {contrast, number}:1).',
  unreadable:
    'Zu dunkel: Schwarzer Text wäre darauf schwer lesbar (Kontrast {contrast, number}:1, nötig sind mindestens {least, number}:1).',
  lighten: 'Stattdessen {color} verwenden',
  loadFailed:
    'Die Legende konnte nicht geladen werden. Prüfen Sie die Verbindung und öffnen Sie sie noch einmal.',
  failures: {
    nameTaken: 'Eine andere Farbe hat diesen Namen.',
    colorTaken: 'Diese Farbe steht schon in der Legende.',
    inUse: 'Es gibt Markierungen in dieser Farbe.',
    tooMany: 'Ein Code kann höchstens {most, number} eigene Farben haben.',
    gone: 'Diese Farbe hat inzwischen jemand entfernt.',
    forbidden: 'Mit Ihrem Zugriff können Sie die Legende nicht ändern.',
    failed: 'Das wurde nicht gespeichert. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
} satisfies Shape<typeof english.legend>;
