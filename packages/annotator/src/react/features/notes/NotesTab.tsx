import type { Note } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { entityKeyOf } from '../../../core/entities/entity-list';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { FilteredTab } from '../../annotator/lists/FilteredTab';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { IconButton } from '../../controls/IconButton';
import { useReturnFocus } from '../../controls/use-return-focus';
import { NoteCard } from './NoteCard';
import { NoteForm } from './NoteForm';
import css from './glossator-notes.module.css';

const textsOf = ({ text, createdBy }: Note) => [text, createdBy.name];

/** The general notes of the document, newest first, with a filter and a button for a new one. */
export function NotesTab() {
  const t = useTranslate('annotator');
  const { load, openDraft } = useCommands().notes;
  const { items, status, drafts } = useAnnotatorState(({ notes }) => notes);
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const draft = drafts.find((each) => each.documentId === documentId && each.noteId === undefined);
  return (
    <FilteredTab
      items={items}
      status={status}
      onLoad={load}
      textsOf={textsOf}
      messages={{
        filter: t('annotations.filter'),
        loading: t('notes.loading'),
        failed: t('notes.failed'),
        noMatch: (filter) => t('notes.noMatch', { filter }),
      }}
      placeholders={[88, 92, 40, 0, 90, 64]}
      tools={
        canAnnotate && <IconButton icon={NotebookPen} label={t('notes.add')} onClick={() => openDraft()} />
      }
      form={draft && <NoteForm key={documentId} draft={draft} />}
      empty={
        <EmptyState
          icon={NotebookPen}
          title={t('notes.emptyTitle')}
          text={t(canAnnotate ? 'notes.empty' : 'notes.emptyReadOnly')}
        >
          {canAnnotate && <Button onClick={() => openDraft()}>{t('notes.add')}</Button>}
        </EmptyState>
      }
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
