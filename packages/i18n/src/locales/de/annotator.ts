import type { Shape } from '../../shape';
import type { annotator as english } from '../en/annotator';

/** Words of the annotator package, in German. */
export const annotator = {
  toolbar: {
    page: 'Seite',
    pageOf: 'von {total, number}',
  },
} satisfies Shape<typeof english>;
