import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/colors';

/** Names of the 20 colors, in Italian. */
export const colors = {
  COLOR_1: 'giallo',
  COLOR_2: 'verde lime',
  COLOR_3: 'verde',
  COLOR_4: 'verde menta',
  COLOR_5: 'verde acqua',
  COLOR_6: 'ghiaccio',
  COLOR_7: 'celeste',
  COLOR_8: 'lavanda',
  COLOR_9: 'lilla',
  COLOR_10: 'rosa',
  COLOR_11: 'ambra',
  COLOR_12: 'verde oliva',
  COLOR_13: 'verde mela',
  COLOR_14: 'verde giada',
  COLOR_15: 'blu laguna',
  COLOR_16: 'ciano',
  COLOR_17: 'azzurro',
  COLOR_18: 'viola iris',
  COLOR_19: 'orchidea',
  COLOR_20: 'corallo',
  custom: 'Colore personalizzato {color}',
} satisfies Shape<typeof english.colors>;

/** Words of the legend, which says what colors stand for, in Italian. */
export const legend = {
  title: 'I colori e il loro significato',
  intro:
    'I nomi sono visibili a tutti i membri di questo Codice: quando si evidenzia, sulle annotazioni, nel filtro e nei PDF scaricati.',
  label: 'Legenda',
  show: 'Significato dei colori',
  edit: 'Assegna nomi ai colori',
  standard: 'I 20\u00a0colori',
  custom: 'Colori personalizzati',
  noCustom: 'Questo Codice non ha ancora colori propri.',
  standsFor: 'Significato di {color}',
  placeholder: 'Senza nome',
  saving: 'Salvataggio…',
  saved: 'Salvato',
  colorOf: 'Colore di «{name}»',
  recolor: 'Cambia ovunque',
  recolorHint: 'Cambiano anche tutte le evidenziazioni di questo Codice che hanno questo colore.',
  remove: 'Rimuovi «{name}»',
  removeShort: 'Rimuovi',
  inUse:
    'Alcune evidenziazioni hanno questo colore. Lo mantengono, ma senza il nome. Rimuoverlo dalla legenda?',
  newTitle: 'Aggiungi un colore',
  newColor: 'Nuovo colore',
  newName: 'Significato',
  add: 'Aggiungi',
  sample: 'Testo di prova',
  readable: 'Il testo nero vi si legge bene (contrasto {contrast, number}:1).',
  unreadable:
    'Troppo scuro: il testo nero sarebbe difficile da leggere (contrasto {contrast, number}:1, ne occorre almeno {least, number}:1).',
  lighten: 'Usa invece {color}',
  loadFailed: 'Impossibile caricare la legenda. Controllare la connessione e riaprirla.',
  failures: {
    nameTaken: 'Un altro colore ha già questo nome.',
    colorTaken: 'La legenda contiene già questo colore.',
    inUse: 'Alcune evidenziazioni hanno questo colore.',
    tooMany: 'Un Codice può avere al massimo {most, number} colori personalizzati.',
    gone: 'Questo colore è stato nel frattempo rimosso da un’altra persona.',
    forbidden: 'Il livello di accesso non consente di modificare la legenda.',
    failed: 'Non salvato. Controllare la connessione e riprovare.',
  },
} satisfies Shape<typeof english.legend>;
