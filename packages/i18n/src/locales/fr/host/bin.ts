import type { Shape } from '../../../shape';
import type * as english from '../../en/host/bin';

/** Words of the recycle bin, in French. */
export const bin = {
  title: 'Corbeille',
  lead: 'Ce que vous supprimez peut être restauré ici pendant 30 jours, avec tout son contenu et pour toutes les personnes avec qui il était partagé. Jusqu’à sa suppression définitive, il compte dans votre espace de stockage et dans le nombre de vos Codes ; personne d’autre ne peut l’ouvrir.',
  storage: 'L’ensemble occupe {size}.',
  nothing: 'La corbeille est vide.',
  failed: 'La corbeille n’a pas pu être chargée.',
  gone: 'Ce Code n’est plus dans la corbeille.',
  columns: { deleted: 'Suppression', left: 'Reste', storage: 'Espace occupé' },
  daysLeft: '{days, plural, one {# jour} other {# jours}}',
  members: 'partagé avec {count, plural, one {# personne} other {# personnes}}',
  restore: 'Restaurer',
  restoreOne: 'Restaurer « {title} »',
  restored: '« {title} » est de retour dans la bibliothèque.',
  remove: 'Supprimer définitivement',
  removeOne: 'Supprimer définitivement « {title} »',
  removeTitle: 'Supprimer définitivement « {title} » ?',
  removeText:
    'Le Code est supprimé avec tous ses documents, surlignages et commentaires, y compris ce que d’autres y ont écrit. Cette action est irréversible.',
  empty: 'Vider la corbeille',
  emptyTitle: 'Vider la corbeille ?',
  emptyText:
    'Tous les Codes qu’elle contient sont supprimés avec tous leurs documents, surlignages et commentaires. Cette action est irréversible.',
} satisfies Shape<typeof english.bin>;
