import type { Shape } from '../../../shape';
import type * as english from '../../en/annotator/visibility';

/** Words about who sees what one makes, in Spanish. */
export const visibility = {
  label: 'Quién ve las anotaciones nuevas',
  code: 'Todos en este Código',
  private: 'Solo yo',
  lock: 'Privado: solo lo ve usted',
  publish: 'Publicar',
  publishHint: 'Publicar: mostrarlo a todos en este Código',
  makePrivate: 'Hacer privado: solo lo verá usted',
  overlap: {
    title: 'Este texto ya está resaltado',
    by: '{name} ha resaltado «{quote}».',
    byYou: 'Usted ha resaltado «{quote}».',
    unknown: 'Alguien ha publicado un resaltado aquí.',
    explanation:
      'Los resaltados publicados no se solapan. Puede unirse a ese: sus comentarios y adjuntos pasarán allí y su propio resaltado desaparecerá. Esto no se puede deshacer.',
    join: 'Unirse a ese resaltado',
    stay: 'Dejarlo privado',
  },
} satisfies Shape<typeof english.visibility>;
