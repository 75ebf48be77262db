import { useTranslate } from '@glossator/i18n';
import { useId, useState } from 'react';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import { Button } from '../../controls/Button';
import { Checkbox } from '../../controls/Checkbox';
import { Choice, Choices } from '../../controls/Choices';
import { Dialog, DialogButtons, DialogFailure } from '../../controls/Dialog';
import css from './glossator-annotations-document.module.css';
import { useAnnotationsDocument } from './use-annotations-document';

const SCOPES = ['document', 'code'] as const;
const GROUPINGS = ['article', 'color', 'person'] as const;
/** Names of formats are the same in every language. */
const FORMATS = [
  { choice: 'docx', label: 'Word' },
  { choice: 'md', label: 'Markdown' },
  { choice: 'pdf', label: 'PDF' },
] as const;

/** Asks which annotations are wanted as a document, grouped by what and in which format. */
export function AnnotationsDocumentDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const { codeTitle } = useAnnotatorContext();
  const document = useAnnotatorState(selectActiveDocument);
  const hasOthers = useAnnotatorState(({ documents }) => documents.items.length > 1);
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('document');
  const [groupBy, setGroupBy] = useState<(typeof GROUPINGS)[number]>('article');
  const [format, setFormat] = useState<(typeof FORMATS)[number]['choice']>('docx');
  const [onlyOwn, setOnlyOwn] = useState(false);
  const [withPrivate, setWithPrivate] = useState(false);
  const privacyId = useId();
  const { isBusy, failure, save } = useAnnotationsDocument(onClose);
  if (!document) return null;
  return (
    <Dialog title={t('annotationsDocument.button')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = { id: document.codeId, groupBy, format, onlyOwn, withPrivate };
          if (scope === 'code') save(wanted, codeTitle || document.title);
          else save({ ...wanted, documentId: document.id }, document.title);
        }}
      >
        <p className={css['intro']}>{t('annotationsDocument.intro')}</p>
        <Choices>
          {hasOthers && (
            <Choice
              label={t('annotationsDocument.scope')}
              choices={SCOPES.map((choice) => ({ choice, label: t(`annotations.scopes.${choice}`) }))}
              chosen={scope}
              onChoose={setScope}
            />
          )}
          <Choice
            label={t('annotationsDocument.groupBy')}
            choices={GROUPINGS.map((choice) => ({
              choice,
              label: t(`annotationsDocument.groupings.${choice}`),
            }))}
            chosen={groupBy}
            onChoose={setGroupBy}
          />
          <Choice
            label={t('annotationsDocument.format')}
            choices={FORMATS}
            chosen={format}
            onChoose={setFormat}
          />
        </Choices>
        <div className={css['boxes']}>
          <Checkbox isChecked={onlyOwn} onChange={setOnlyOwn}>
            {t('annotationsDocument.onlyOwn')}
          </Checkbox>
          <Checkbox isChecked={withPrivate} onChange={setWithPrivate} describedBy={privacyId}>
            {t('annotationsDocument.withPrivate')}
          </Checkbox>
          <p id={privacyId} className={css['note']}>
            {t('annotationsDocument.privacy')}
          </p>
        </div>
        <DialogFailure>{failure && t(`annotationsDocument.failures.${failure}`)}</DialogFailure>
        <DialogButtons>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" look="primary" disabled={isBusy} aria-busy={isBusy}>
            {t(isBusy ? 'download.busy' : 'download.submit')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
