import { dateFormat, useLocale, useTranslate } from '@glossator/i18n';
import { X } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import type { MediaNoteTarget } from '../../../core/attachments/state';
import { placeOf, selectSelection } from '../../../core/selections/selectors';
import {
  useAnnotatorContext,
  useAnnotatorState,
  useCommands,
} from '../../annotator/context/annotator-context';
import { useUnfinished } from '../../annotator/context/unfinished-context';
import { useCitation } from '../../annotator/labels/use-citation';
import { ConfirmDeletion } from '../../controls/Confirmation';
import { IconButton } from '../../controls/IconButton';
import { saveFile } from '../../controls/save-file';
import { OPENER, useReturnFocus } from '../../controls/use-return-focus';
import css from './glossator-media-notes.module.css';
import { RecordingButtons } from './RecordingButtons';
import { RecordingView } from './RecordingView';
import { useRecorder } from './use-recorder';

/** The recorder itself: beside the law, which can be read and scrolled meanwhile. */
export function OpenRecorder({ target }: { readonly target: MediaNoteTarget }) {
  const t = useTranslate('annotator');
  const titleId = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { closeMediaNote, holdMediaNote } = useCommands().attachments;
  const recorder = useRecorder();
  const [isLeaving, setIsLeaving] = useState(false);
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const canSave = canAnnotate && !target.isGone;
  const { step } = recorder.state;
  const hasContent = step === 'recording' || step === 'paused' || step === 'done';
  const isHeld = hasContent || step === 'starting';
  useEffect(() => holdMediaNote(isHeld), [holdMediaNote, isHeld]);
  useEffect(() => element?.querySelector<HTMLElement>('[data-glossator-first] button')?.focus(), [element]);
  useReturnFocus(element, OPENER);
  const close = () => (hasContent ? setIsLeaving(true) : closeMediaNote());
  // A recording stays where the access goes: it can still be listened to, and downloaded.
  useUnfinished({ needs: 'annotate', close: () => (hasContent ? undefined : closeMediaNote()) });
  useLeaveWarning(hasContent);
  const save = useSave(recorder, canSave);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isLeaving) return;
    event.stopPropagation();
    close();
  };
  return (
    <section
      ref={setElement}
      className={css['recorder']}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
    >
      <header className={css['head']}>
        <h2 id={titleId} className={css['title']}>
          {t('mediaNotes.add')}
        </h2>
        <IconButton icon={X} label={t('close')} onClick={close} />
      </header>
      <TargetLine target={target} />
      <RecordingView recorder={recorder} />
      {!canSave && (
        <p role="alert" className={css['trouble']}>
          {t(canAnnotate ? 'mediaNotes.gone' : 'mediaNotes.notAllowed')}
        </p>
      )}
      <div data-glossator-first="">
        {isLeaving ? (
          <ConfirmDeletion
            question={t('mediaNotes.leaveQuestion')}
            words={{ cancel: t('mediaNotes.stay'), confirm: t('comments.discard') }}
            onCancel={() => setIsLeaving(false)}
            onConfirm={closeMediaNote}
          />
        ) : (
          <RecordingButtons recorder={recorder} canSave={canSave} onSave={save} />
        )}
      </div>
    </section>
  );
}

/** Characters of a passage without a citation, of which no more fit than that. */
const QUOTE_LENGTH = 80;

/** What the recording is for: the passage, and the document where another one is open. */
function TargetLine({ target }: { readonly target: MediaNoteTarget }) {
  const t = useTranslate('annotator');
  const { documentId, selectionId } = target;
  const elsewhere = useAnnotatorState(({ documents: { activeId, items } }) =>
    activeId === documentId ? undefined : items.find(({ id }) => id === documentId)?.title,
  );
  const selection = useAnnotatorState((state) => selectSelection(state, selectionId));
  const range = useAnnotatorState(({ selections }) => selection && placeOf(selections, selection));
  const citation = useCitation(range);
  const cited = citation ?? selection?.text.slice(0, QUOTE_LENGTH);
  const [kept, setKept] = useState({ selectionId, cited });
  if (cited !== undefined && (cited !== kept.cited || selectionId !== kept.selectionId))
    setKept({ selectionId, cited });
  const place = [kept.cited, elsewhere].filter((part) => part !== undefined).join(', ');
  return place === '' ? null : <p className={css['target']}>{t('mediaNotes.of', { place })}</p>;
}

/** Saves what was recorded with its highlight, or as a file where that cannot be. */
function useSave({ state, seconds }: ReturnType<typeof useRecorder>, canSave: boolean): () => void {
  const t = useTranslate('annotator');
  const locale = useLocale();
  const { clock } = useAnnotatorContext();
  const { closeMediaNote, saveMediaNote } = useCommands().attachments;
  return () => {
    if (state.step !== 'done') return;
    const date = dateFormat(locale, 'moment').format(clock.now());
    const extension = state.file.type.includes('mp4') ? 'mp4' : 'webm';
    const length = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
    const name = `${t('mediaNotes.name', { date, ...length })}.${extension}`;
    if (canSave) saveMediaNote({ name, data: state.file });
    else {
      saveFile(state.file, name, clock);
      closeMediaNote();
    }
  };
}

/** Has the browser ask before the page is left. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isNeeded) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
