import { useTranslate } from '@glossator/i18n';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { BOOKMARK_NAME_MAX } from '../../../core/bookmarks/names';
import type { BookmarkForm as BookmarkFormState } from '../../../core/bookmarks/state';
import { usePageLabel } from '../../annotator/labels/use-page-label';
import { useCommands } from '../../annotator/context/annotator-context';
import { VisibilitySwitch } from '../../annotator/visibility/VisibilitySwitch';
import { Button } from '../../controls/Button';
import { ChangedElsewhere } from '../../controls/ChangedElsewhere';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { useReturnFocus } from '../../controls/use-return-focus';
import { useEscape } from '../../controls/keys/escape-stack';
import css from './glossator-bookmarks.module.css';

/** Where a bookmark gets its name: Enter saves, Escape leaves it. Another name is saved by going elsewhere, too. */
export function BookmarkForm({ form }: { readonly form: BookmarkFormState }) {
  const t = useTranslate('annotator');
  const pageLabel = usePageLabel();
  const {
    writeName: writeBookmarkName,
    submit: submitBookmark,
    closeForm: closeBookmarkForm,
  } = useCommands().bookmarks;
  const field = useRef<HTMLInputElement>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element, '[data-glossator-bookmark]');
  useEscape(true, closeBookmarkForm);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [form.bookmarkId, form.selectionId, form.page]);
  const isNew = form.bookmarkId === undefined && form.selectionId === undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submitBookmark();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // What was changed elsewhere is not saved over by going away from it.
    if (!isNew && form.elsewhere === undefined && !currentTarget.contains(relatedTarget)) submitBookmark();
  };
  return (
    <div ref={setElement} className={isNew ? css['newForm'] : css['rename']} onBlur={onBlur}>
      <input
        ref={field}
        className={classNames(controls['field'], css['name'])}
        aria-label={isNew ? t('bookmarks.newName', { page: pageLabel(form.page) }) : t('bookmarks.name')}
        maxLength={BOOKMARK_NAME_MAX}
        value={form.text}
        onChange={(event) => writeBookmarkName(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <ChangedElsewhere text={form.elsewhere} onTake={writeBookmarkName} />
      {isNew && <VisibilitySwitch />}
      {isNew && (
        <div className={css['newFoot']}>
          <span className={css['newPage']}>{t('annotations.page', { page: pageLabel(form.page) })}</span>
          <Button look="quiet" onClick={closeBookmarkForm}>
            {t('cancel')}
          </Button>
          <Button look="primary" disabled={form.text.trim() === ''} onClick={submitBookmark}>
            {t('save')}
          </Button>
        </div>
      )}
    </div>
  );
}
