import * as z from 'zod';
import { pathIdSchema } from './fields';
import { operation } from './operation';
import { CODE_TAGS_MAX, foldTag, TAG_MAX, TAGS_MAX } from './tag-rules';

/** What draws nothing; without anything else a tag could not be seen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Hidden characters, such as those that turn the direction of a text; joiners are parts of emoji and of letters. */
const HIDDEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A tag: 1 to 40 characters in one line after trimming, at least one of them visible. Commas part tags where they are written. */
export const tagSchema = z
  .string()
  .normalize()
  .trim()
  .min(1)
  .max(TAG_MAX)
  .refine(
    (tag) => !tag.includes(',') && !HIDDEN.test(tag),
    'Must be one line without commas and hidden characters',
  )
  .refine((tag) => VISIBLE.test(tag), 'Must have a visible character');

/** The tags of a Selection in their order: at most 20, none twice without regard to case. */
export const tagsSchema = z
  .array(tagSchema)
  .max(TAGS_MAX)
  .superRefine((tags, context) => {
    const seen = new Set<string>();
    for (const [index, tag] of tags.entries()) {
      if (seen.has(foldTag(tag)))
        context.addIssue({ code: 'custom', path: [index], message: 'Is in the list already' });
      seen.add(foldTag(tag));
    }
  });

/** Calls about the tags of a Code. */
export const tagOperations = {
  tags: operation({
    method: 'GET',
    path: '/codes/{id}/tags',
    summary: `The tags of the Selections that the user sees, those of most Selections first, at most ${CODE_TAGS_MAX}`,
    input: z.object({ id: pathIdSchema }),
    result: z.object({ data: z.array(z.object({ tag: z.string(), count: z.int().positive() })) }),
    access: { who: 'member', level: 'read', scope: 'code', input: 'id' },
  }),
};
