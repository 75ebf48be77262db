/** Words of the inbox: what waits in all Codes. */
export const inbox = {
  title: 'Mises à jour',
  nav: '{count, plural, =0 {Mises à jour} one {Mises à jour, # en attente} other {Mises à jour, # en attente}}',
  lead: 'Ce qui vous attend dans tous vos Codes, et ce qui a été décidé au cours des 30 derniers jours.',
  nothing: 'Rien ne vous attend.',
  nothingText:
    'Les mises à jour à examiner, les annotations à placer et les nouveautés des originaux de vos copies apparaissent ici.',
  failed: 'Les mises à jour n’ont pas pu être chargées.',
  more: 'Afficher la suite',
  sections: {
    review: 'À examiner',
    follow: 'Copies dont l’original a été mis à jour',
    place: 'Annotations à placer',
    decided: 'Décidées récemment',
  },
  documents: '{count, plural, one {# document} other {# documents}}',
  changes: '{count, plural, one {# modification du texte} other {# modifications du texte}}',
  comparing: 'Comparaison en cours',
  notCompared: 'Comparaison impossible',
  from: 'De « {title} »',
  noRoom: 'Votre espace de stockage est plein : libérez de la place pour recevoir la mise à jour.',
  closed: 'Vous ne pouvez plus lire l’original.',
  count: '{count, plural, one {# annotation} other {# annotations}}',
  decided: {
    approve: '{name} a approuvé la mise à jour',
    decline: '{name} a refusé la mise à jour',
    copy: '{name} a fait de la mise à jour un Code distinct',
  },
  report: 'avec un rapport de reprise',
};
