import { chosenFieldsSchema } from '@glossator/client-sdk/account-export';

/** The names of what people choose for a Selection. */
const CHOSEN = chosenFieldsSchema.keyof().options;
type Chosen = (typeof CHOSEN)[number];

/** What people have chosen for a Selection, which goes out and comes in as it is: a further field needs nothing here. */
export function chosenOf<Marked extends { readonly [Field in Chosen]?: unknown }>(
  marked: Marked,
): Pick<Marked, Chosen> {
  return Object.fromEntries(
    CHOSEN.flatMap((field) => (marked[field] === undefined ? [] : [[field, marked[field]]])),
  );
}
