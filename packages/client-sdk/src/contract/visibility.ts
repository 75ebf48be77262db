import * as z from 'zod';

/** Who sees a Selection with everything on it, a bookmark or a note: all who see the Code, or its author alone. */
export const visibilitySchema = z.enum(['code', 'private']);
/** Who sees a Selection, a bookmark or a note. */
export type Visibility = z.infer<typeof visibilitySchema>;

/** In answers and in inputs that make something: where it is absent, all who see the Code see it. */
export const visibleShape = { visibility: visibilitySchema.optional() };

/** Whether somebody may see it, by its author's id. What is private is nobody else's, the Code's owner's neither. */
export function isVisibleTo(
  userId: number,
  { visibility, createdBy }: { readonly visibility?: Visibility | undefined; readonly createdBy: number },
): boolean {
  return visibility !== 'private' || createdBy === userId;
}
