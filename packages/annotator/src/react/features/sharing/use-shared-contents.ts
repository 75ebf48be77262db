import type { Note, SelectionAttachment, TextSelection } from '@glossator/client-sdk/contract';
import { plainText } from '@glossator/client-sdk/formatted';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { selectIsUnsaved } from '../../../core/outbox/selectors';
import { placeOf, selectSelection } from '../../../core/selections/selectors';
import type { ShareTarget } from '../../../core/sharing/state';
import { useCitation } from '../../annotator/labels/use-citation';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useName } from '../../annotator/labels/use-name';

/** What is about to be sent, as far as it is known here. Pages count from 1, as in the mail: the server does not know what is printed on them. */
export interface SharedContents {
  readonly quote:
    { readonly text: string; readonly citation: string | undefined; readonly page: number } | undefined;
  readonly remarks: readonly {
    readonly id: number;
    readonly author: string;
    readonly at: string;
    readonly text: string;
  }[];
  readonly attachments: readonly { readonly id: number; readonly name: string; readonly size: number }[];
  readonly documentTitle: string;
  readonly shortName: string | undefined;
  /** Whether something of it has not reached the server yet. */
  readonly isUnsaved: boolean;
}

/** The annotation or note that is shared; undefined where it is gone. */
export function useSharedContents({ kind, id }: ShareTarget): SharedContents | undefined {
  const selection = useAnnotatorState((state) =>
    kind === 'annotation' ? selectSelection(state, id) : undefined,
  );
  const note = useAnnotatorState(({ notes }) =>
    kind === 'note' ? notes.items.find((each) => each.id === id) : undefined,
  );
  const place = useAnnotatorState(({ selections }) => selection && placeOf(selections, selection));
  const citation = useCitation(selection?.area ? undefined : place);
  const documentTitle = useAnnotatorState((state) => selectActiveDocument(state)?.title ?? '');
  const shortName = useAnnotatorState((state) => selectActiveDocument(state)?.shortName);
  const isUnsaved = useAnnotatorState((state) =>
    selectIsUnsaved(state, { kind: kind === 'annotation' ? 'selection' : 'note', id }),
  );
  const nameOf = useName();
  const contents = selection ? ofSelection(selection, citation, nameOf) : note && ofNote(note, nameOf);
  return contents && { ...contents, documentTitle, shortName, isUnsaved };
}

type NameOf = ReturnType<typeof useName>;
type Contents = Omit<SharedContents, 'documentTitle' | 'shortName' | 'isUnsaved'>;

function ofSelection(
  { text, data, startPage }: TextSelection,
  citation: string | undefined,
  nameOf: NameOf,
): Contents {
  return {
    quote: { text, citation, page: startPage + 1 },
    remarks: data.flatMap((entry) =>
      entry.type === 'comment'
        ? [
            {
              id: entry.id,
              author: nameOf(entry.createdBy),
              at: entry.createdAt,
              text: plainText(entry.text),
            },
          ]
        : [],
    ),
    attachments: data.filter((entry): entry is SelectionAttachment => entry.type !== 'comment'),
  };
}

function ofNote({ id, text, createdBy, createdAt, data }: Note, nameOf: NameOf): Contents {
  const remarks = [{ id, author: nameOf(createdBy), at: createdAt, text: plainText(text) }];
  return { quote: undefined, remarks, attachments: data };
}
