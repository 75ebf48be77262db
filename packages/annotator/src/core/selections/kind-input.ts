import type { InputOf, Operations, TextSelection } from '@glossator/client-sdk/contract';
import { rangeOf } from './list';

/** With `joins` a private one is published into that one, which is in its way, and goes. */
export type SelectionFields = Partial<TextSelection> & { readonly joins?: number };

/** The server's form of changed fields. What a place was before it was confirmed, the server knows. */
export function inputOf(
  id: number,
  to: SelectionFields,
  from: SelectionFields = {},
): InputOf<Operations['selections']['update']> {
  const { color, name, isBookmark, tags, area, text, status, visibility, joins } = to;
  if (status !== undefined && status !== 'success') return { id, status: 'unconfirmed' };
  return {
    id,
    ...(color !== undefined && { color }),
    ...('name' in to && { name: name ?? '' }),
    ...(isBookmark !== undefined && { isBookmark }),
    ...(tags && { tags, ...(from.tags && { formerTags: from.tags }) }),
    ...(status !== undefined && { status }),
    ...(area ? { area } : placeInput(to, text)),
    ...(visibility !== undefined && { visibility }),
    ...(joins !== undefined && { joins }),
  };
}

function placeInput(to: SelectionFields, text: string | undefined) {
  return { ...(isRange(to) && { range: rangeOf(to) }), ...(text !== undefined && { text }) };
}

/** Whether fields have a range. */
export function isRange(fields: SelectionFields): fields is SelectionFields & ReturnType<typeof rangeOf> {
  return fields.startPage !== undefined;
}
