import type { Note } from '@glossator/client-sdk/contract';
import { plainText } from '@glossator/client-sdk/formatted';
import { useTranslate } from '@glossator/i18n';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { entityKeyOf } from '../../../core/entities/entity-list';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { FilteredTab } from '../../annotator/lists/FilteredTab';
import { Button } from '../../controls/Button';
import { IconButton } from '../../controls/IconButton';
import { useReturnFocus } from '../../controls/use-return-focus';
import { NoteCard } from './NoteCard';
import { NoteForm } from './NoteForm';
import css from './glossator-notes.module.css';

const textsOf = ({ text, createdBy }: Note) => [plainText(text), createdBy.name];

/** The general notes of the document, newest first, with a filter and a button for a new one. */
export function NotesTab() {
  const t = useTranslate('annotator');
  const { load, openDraft } = useCommands().notes;
  const { items, status, drafts } = useAnnotatorState(({ notes }) => notes);
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const draft = drafts.find((each) => each.documentId === documentId && each.noteId === undefined);
  return (
    <FilteredTab
      name="notes"
      icon={NotebookPen}
      items={items}
      status={status}
      onLoad={load}
      textsOf={textsOf}
      filterLabel={t('annotations.filter')}
      placeholders={[88, 92, 40, 0, 90, 64]}
      add={<IconButton icon={NotebookPen} label={t('notes.add')} onClick={() => openDraft()} />}
      addFirst={<Button onClick={() => openDraft()}>{t('notes.add')}</Button>}
      form={draft && <NoteForm key={documentId} draft={draft} />}
    >
      {(shown) => <NoteList items={shown} />}
    </FilteredTab>
  );
}

function NoteList({ items }: { readonly items: readonly Note[] }) {
  const t = useTranslate('annotator');
  const formerIds = useAnnotatorState(({ notes }) => notes.formerIds);
  const [list, setList] = useState<HTMLElement | null>(null);
  useReturnFocus(list);
  return (
    <ul
      ref={setList}
      className={css['list']}
      aria-label={t('notes.list')}
      tabIndex={-1}
      data-glossator-notes=""
    >
      {items.map((note) => (
        <li key={entityKeyOf({ formerIds }, note.id)}>
          <NoteCard note={note} />
        </li>
      ))}
    </ul>
  );
}
