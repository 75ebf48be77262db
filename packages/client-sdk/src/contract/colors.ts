import * as z from 'zod';
import { SELECTION_COLORS } from './constants';

/** The color of a Selection: one of the 20 named ones, or a custom `#rrggbb`. */
export const selectionColorSchema = z.union([
  z.enum(SELECTION_COLORS),
  z.string().regex(/^#[0-9a-f]{6}$/i, 'Must be COLOR_1 to COLOR_20 or #rrggbb'),
]);
/** The color of a Selection. */
export type SelectionColor = z.infer<typeof selectionColorSchema>;
