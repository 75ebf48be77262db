import type { Shape } from '../../shape';
import type { host as english } from '../en/host';

/** Words of the host app, in German. */
export const host = {
  productName: 'Glossator',
} satisfies Shape<typeof english>;
