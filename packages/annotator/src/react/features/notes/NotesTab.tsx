import { useTranslate } from '@glossator/i18n';
import { NotebookPen } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { entityKeyOf } from '../../../core/entities/entity-list';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { EmptyState } from '../../controls/EmptyState';
import { FilterField } from '../../controls/FilterField';
import { IconButton } from '../../controls/IconButton';
import { createWordsMatch } from '../../controls/match-words';
import { Skeleton } from '../../controls/Skeleton';
import { useReturnFocus } from '../../controls/use-return-focus';
import { NoteCard } from './NoteCard';
import { NoteForm } from './NoteForm';
import css from './glossator-notes.module.css';

/** The general notes of the document, newest first, with a filter and a button for a new one. */
export function NotesTab() {
  const t = useTranslate('annotator');
  const { load: loadNotes, openDraft: openNoteDraft } = useCommands().notes;
  const { items, status, drafts, formerIds } = useAnnotatorState(({ notes }) => notes);
  const documentId = useAnnotatorState(({ documents }) => documents.activeId);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const [filter, setFilter] = useState('');
  const [list, setList] = useState<HTMLElement | null>(null);
  useReturnFocus(list);
  const shown = useMemo(() => {
    const matches = createWordsMatch(filter);
    return items.filter(({ text, createdBy }) => matches(text, createdBy.name));
  }, [items, filter]);
  useEffect(() => {
    if (status === 'idle' && documentId !== undefined) void loadNotes();
  }, [status, documentId, loadNotes]);

  const draft = drafts.find((each) => each.documentId === documentId && each.noteId === undefined);
  const isFiltered = filter.trim() !== '';
  const count = isFiltered && t('annotations.shown', { shown: shown.length, total: items.length });
  return (
    <>
      <FilterField label={t('annotations.filter')} value={filter} onChange={setFilter} count={count}>
        {canAnnotate && (
          <IconButton icon={NotebookPen} label={t('notes.add')} onClick={() => openNoteDraft()} />
        )}
      </FilterField>
      {draft && <NoteForm key={documentId} draft={draft} />}
      {status === 'failed' && (
        <EmptyState text={t('notes.failed')} isError>
          <Button onClick={() => void loadNotes()}>{t('retry')}</Button>
        </EmptyState>
      )}
      {status === 'loading' && items.length === 0 && (
        <Skeleton label={t('notes.loading')} widths={[88, 92, 40, 0, 90, 64]} />
      )}
      {status === 'ready' && items.length === 0 && !draft && (
        <EmptyState
          icon={NotebookPen}
          title={t('notes.emptyTitle')}
          text={t(canAnnotate ? 'notes.empty' : 'notes.emptyReadOnly')}
        >
          {canAnnotate && <Button onClick={() => openNoteDraft()}>{t('notes.add')}</Button>}
        </EmptyState>
      )}
      {isFiltered && items.length > 0 && shown.length === 0 && (
        <EmptyState text={t('notes.noMatch', { filter })}>
          <Button onClick={() => setFilter('')}>{t('annotations.clearFilter')}</Button>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <ul
          ref={setList}
          className={css['list']}
          aria-label={t('notes.list')}
          tabIndex={-1}
          data-glossator-notes=""
        >
          {shown.map((note) => (
            <li key={entityKeyOf({ formerIds }, note.id)}>
              <NoteCard note={note} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
