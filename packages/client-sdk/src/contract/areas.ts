import * as z from 'zod';

/** How far beyond the page's edge a sum of fractions may come to by rounding. */
const ROUNDING = 1e-6;
const fraction = z.number().min(0).max(1);

/**
 * A rectangle on a page (from 0). `x` and `y` are its upper left corner, `width` and `height` its size, all as fractions of the page's
 * visible box (CropBox) as it is stored: 0 is its left or upper edge, 1 its right or lower one, before `/Rotate` and before any rotation
 * by the reader. Zoom, screen and rotation therefore do not change it.
 */
export const areaSchema = z
  .object({
    page: z
      .int()
      .nonnegative()
      .max(2 ** 31 - 1),
    x: fraction,
    y: fraction,
    width: fraction.positive(),
    height: fraction.positive(),
  })
  .refine(({ x, width }) => x + width <= 1 + ROUNDING, {
    path: ['width'],
    message: 'Must end on the page',
  })
  .refine(({ y, height }) => y + height <= 1 + ROUNDING, {
    path: ['height'],
    message: 'Must end on the page',
  });
/** A rectangle on a page. */
export type PageArea = z.infer<typeof areaSchema>;
