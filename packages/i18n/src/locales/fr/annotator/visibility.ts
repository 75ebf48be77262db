import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/visibility';

/** Words about who sees what one makes, in French. */
export const visibility = {
  label: 'Qui voit les nouvelles annotations',
  code: 'Tous les membres de ce Code',
  private: 'Moi seul',
  lock: 'Privé : visible de vous seul',
  publish: 'Publier',
  publishHint: 'Publier : montrer à tous les membres de ce Code',
  makePrivate: 'Rendre privé : visible de vous seul',
  overlap: {
    title: 'Ce texte est déjà surligné',
    by: '{name} a surligné « {quote} ».',
    byYou: 'Vous avez surligné « {quote} ».',
    unknown: 'Une autre personne a publié un surlignage à cet endroit.',
    explanation:
      'Les surlignages publiés ne se chevauchent pas. Vous pouvez rejoindre celui-là : vos commentaires et pièces jointes y sont transférés, et votre propre surlignage disparaît. Cette action est irréversible.',
    join: 'Rejoindre ce surlignage',
    stay: 'Rester privé',
  },
} satisfies Shape<typeof english.visibility>;
