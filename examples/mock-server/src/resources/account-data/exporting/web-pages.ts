import type { ExportedAnnotations } from '@glossator/client-sdk/account-export';
import { hexOf } from '../../colors/named-colors';
import type { ExportEntries } from './export-entries';
import type { GrowingEntry } from './growing-zip';
import type { PeopleOfCode } from './people-of-code';
import type { TextPlaces } from './text-places';
import { ANNOTATION_CONTEXT, webAnnotationsOf } from './web-annotations';

/** The annotations of a Code as a collection of the Web Annotation Data Model: its pages, and at last the collection itself. */
export interface WebPages {
  /** The page with the same entities as a page of ours. */
  entry(
    page: ExportedAnnotations,
    place: { readonly source: string; readonly places: TextPlaces | undefined },
  ): Promise<GrowingEntry>;
  collection(): GrowingEntry;
}

/** Makes it. */
export function createWebPages({
  folder,
  entries,
  people,
  title,
  total,
}: {
  readonly folder: string;
  readonly entries: ExportEntries;
  readonly people: Pick<PeopleOfCode, 'nameOf'>;
  readonly title: string;
  readonly total: number;
}): WebPages {
  const own = `${folder}/web-annotations`;
  const nameOfPage = (number: number): string => `${number}.jsonld`;
  let [pages, items] = [0, 0];

  return {
    async entry(page, place) {
      const names = await namesIn(page, people);
      const written = webAnnotationsOf(page, {
        ...place,
        nameOf: (person) => names.get(person) ?? '',
        colorOf: hexOf,
        pathTo: (entry) => `..${entry.slice(folder.length)}`,
      });
      pages += 1;
      const startIndex = items;
      items += written.length;
      return entries.json(`${own}/${nameOfPage(pages)}`, {
        '@context': ANNOTATION_CONTEXT,
        id: nameOfPage(pages),
        type: 'AnnotationPage',
        partOf: 'collection.jsonld',
        startIndex,
        ...(items < total && { next: nameOfPage(pages + 1) }),
        items: written,
      });
    },
    collection: () =>
      entries.json(`${own}/collection.jsonld`, {
        '@context': ANNOTATION_CONTEXT,
        id: 'collection.jsonld',
        type: 'AnnotationCollection',
        label: title,
        total: items,
        ...(pages > 0 && { first: nameOfPage(1), last: nameOfPage(pages) }),
      }),
  };
}

/** The names of all who made something of a page. */
async function namesIn(
  { selections, bookmarks, notes }: ExportedAnnotations,
  people: Pick<PeopleOfCode, 'nameOf'>,
): Promise<ReadonlyMap<number, string>> {
  const made = [
    ...selections.flatMap((selection) => [selection, ...selection.comments, ...selection.attachments]),
    ...bookmarks,
    ...notes.flatMap((note) => [note, ...note.attachments]),
  ];
  const names = new Map<number, string>();
  for (const by of new Set(made.map((each) => each.by))) names.set(by, await people.nameOf(by));
  return names;
}
