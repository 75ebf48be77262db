import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/comparing';

/** Words of two documents side by side, in French. */
export const comparing = {
  label: 'Ancien et nouveau texte côte à côte',
  old: 'Ancien texte',
  new: 'Nouveau texte',
  page: 'Page {page, number} sur {count, number}',
  together: 'Faire défiler les deux côtés ensemble',
  fitWidth: 'Pleine largeur',
  zoomedTo: 'Zoom : {percent, number} %',
  change: {
    inserted: 'Inséré : {text}',
    deleted: 'Supprimé : {text}',
    replaced: 'Modifié : {text}',
    wordReplaced: '« {old} » devient « {new} »',
    wordInserted: '« {new} » inséré',
    wordDeleted: '« {old} » supprimé',
    more: '{count, plural, one {et # autre} other {et # autres}}',
    insertedHere: 'Inséré ici : {text}',
    deletedHere: 'Supprimé ici : {text}',
    movedFrom: '← p. {page, number}',
    movedTo: '→ p. {page, number}',
    movedFromLabel: 'Déplacé depuis la page {page, number} : {text}. Afficher l’autre emplacement',
    movedToLabel: 'Déplacé vers la page {page, number} : {text}. Afficher l’autre emplacement',
  },
} satisfies Shape<typeof english.comparing>;
