import * as z from 'zod';
import { COLOR_NAME_MAX } from './constants';
import { pathIdSchema } from './fields';
import { SELECTION_COLORS } from './order';

/** A custom color: `#rrggbb`, in lower case once it is parsed, so that each color is written in one way. */
export const customColorSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Must be COLOR_1 to COLOR_20 or #rrggbb')
  .toLowerCase();

/** The color of a Selection: one of the 20 named ones, or a custom `#rrggbb`. */
export const selectionColorSchema = z.union([z.enum(SELECTION_COLORS), customColorSchema]);
/** The color of a Selection. */
export type SelectionColor = z.infer<typeof selectionColorSchema>;

/** A color of a Code's legend and what it stands for; custom ones need not have a name. */
export const legendEntrySchema = z.object({ color: selectionColorSchema, name: z.string().optional() });
/** A color of a Code's legend and what it stands for. */
export type LegendEntry = z.infer<typeof legendEntrySchema>;

/** What a color stands for: at most 60 characters in one line after trimming; empty takes the name away. */
export const colorNameSchema = z
  .string()
  .normalize()
  .trim()
  .max(COLOR_NAME_MAX)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Must be one line');

/**
 * What is done with one color of a Code. With `color` alone it is added. `name` is what it stands for (left as it is when absent).
 * `replaces` is a custom color of the legend that becomes `color`, everywhere in the Code. `removal` takes a custom color out of the
 * legend: `ifUnused` is refused with COLOR_IN_USE when Selections have the color, `always` leaves these as they are.
 */
export const colorChangeSchema = z
  .object({
    id: pathIdSchema,
    color: selectionColorSchema,
    name: colorNameSchema.optional(),
    replaces: customColorSchema.optional(),
    removal: z.enum(['ifUnused', 'always']).optional(),
  })
  .superRefine(({ color, name, replaces, removal }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const isCustom = color.startsWith('#');
    if (removal !== undefined && !isCustom) refuse('color', 'Only custom colors can be removed');
    if (removal !== undefined && (name !== undefined || replaces !== undefined))
      refuse('removal', 'A color is removed without a name and without replacing another');
    if (replaces !== undefined && !isCustom) refuse('color', 'Only a custom color can replace another');
    if (replaces === color) refuse('replaces', 'A color cannot replace itself');
  });
