import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/colors';

/** Names of the 20 colors, in French. */
export const colors = {
  COLOR_1: 'jaune',
  COLOR_2: 'citron vert',
  COLOR_3: 'vert',
  COLOR_4: 'menthe',
  COLOR_5: 'turquoise',
  COLOR_6: 'bleu glacier',
  COLOR_7: 'bleu ciel',
  COLOR_8: 'lavande',
  COLOR_9: 'lilas',
  COLOR_10: 'rose',
  COLOR_11: 'ambre',
  COLOR_12: 'olive',
  COLOR_13: 'vert pomme',
  COLOR_14: 'jade',
  COLOR_15: 'lagon',
  COLOR_16: 'cyan',
  COLOR_17: 'azur',
  COLOR_18: 'iris',
  COLOR_19: 'orchidée',
  COLOR_20: 'corail',
  custom: 'couleur personnalisée {color}',
} satisfies Shape<typeof english.colors>;

/** Words of the legend, which says what colors stand for, in French. */
export const legend = {
  title: 'Les couleurs et leur signification',
  intro:
    'Tous les membres de ce Code voient ces noms : en surlignant, sur les annotations, dans le filtre et dans les PDF téléchargés.',
  label: 'Légende',
  show: 'Signification des couleurs',
  edit: 'Nommer les couleurs',
  standard: 'Les 20 couleurs',
  custom: 'Couleurs personnalisées',
  noCustom: 'Ce Code n’a pas encore de couleurs personnalisées.',
  standsFor: 'Signification de la couleur : {color}',
  placeholder: 'Sans nom',
  saving: 'Enregistrement…',
  saved: 'Enregistré',
  colorOf: 'Couleur de « {name} »',
  recolor: 'Changer partout',
  recolorHint: 'Tous les surlignages de ce Code qui ont cette couleur changent avec elle.',
  remove: 'Retirer « {name} »',
  removeShort: 'Retirer',
  inUse:
    'Des surlignages ont cette couleur. Ils la conservent, mais sans son nom. La retirer de la légende ?',
  newTitle: 'Ajouter une couleur',
  newColor: 'Nouvelle couleur',
  newName: 'Sa signification',
  add: 'Ajouter',
  sample: 'Exemple de texte',
  readable: 'Un texte noir y reste lisible (contraste {contrast, number}:1).',
  unreadable:
    'Trop foncé : un texte noir y serait difficile à lire (contraste {contrast, number}:1, il faut au moins {least, number}:1).',
  lighten: 'Prendre plutôt {color}',
  loadFailed: 'La légende n’a pas pu être chargée. Vérifiez votre connexion et rouvrez-la.',
  failures: {
    nameTaken: 'Une autre couleur porte ce nom.',
    colorTaken: 'Cette couleur est déjà dans la légende.',
    inUse: 'Des surlignages ont cette couleur.',
    tooMany: 'Un Code peut avoir {most, number} couleurs personnalisées au plus.',
    gone: 'Cette couleur vient d’être retirée par une autre personne.',
    forbidden: 'Votre accès ne permet pas de modifier la légende.',
    failed: 'La modification n’a pas été enregistrée. Vérifiez votre connexion et réessayez.',
  },
} satisfies Shape<typeof english.legend>;
