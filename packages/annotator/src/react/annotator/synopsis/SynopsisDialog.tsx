import { useTranslate } from '@glossator/i18n';
import { useId, useState } from 'react';
import { Button } from '../../controls/Button';
import { Checkbox } from '../../controls/Checkbox';
import { Choice, Choices } from '../../controls/Choices';
import { Dialog, DialogButtons, DialogFailure } from '../../controls/Dialog';
import css from './glossator-synopsis.module.css';
import { useSynopsis, type SynopsisSource } from './use-synopsis';

const WHOSE = ['own', 'all', 'none'] as const;
/** Names of formats are the same in every language. */
const FORMATS = [
  { choice: 'docx', label: 'Word' },
  { choice: 'pdf', label: 'PDF' },
] as const;

/** Asks how a synopsis of two Versions is wanted. */
export function SynopsisDialog({ onClose, ...source }: SynopsisSource & { readonly onClose: () => void }) {
  const t = useTranslate('annotator');
  const [format, setFormat] = useState<(typeof FORMATS)[number]['choice']>('docx');
  const [annotations, setAnnotations] = useState<(typeof WHOSE)[number]>('own');
  const [withPrivate, setWithPrivate] = useState(false);
  const [onlyChanged, setOnlyChanged] = useState(false);
  const privacyId = useId();
  const { isBusy, failure, save } = useSynopsis(source, onClose);
  return (
    <Dialog title={t('synopsis.button')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save({ format, annotations, withPrivate: withPrivate && annotations !== 'none', onlyChanged });
        }}
      >
        <p className={css['intro']}>{t('synopsis.intro')}</p>
        <Choices>
          <Choice
            label={t('annotationsDocument.format')}
            choices={FORMATS}
            chosen={format}
            onChoose={setFormat}
          />
          <Choice
            label={t('synopsis.annotations')}
            choices={WHOSE.map((choice) => ({ choice, label: t(`synopsis.whose.${choice}`) }))}
            chosen={annotations}
            onChoose={setAnnotations}
          />
        </Choices>
        <div className={css['boxes']}>
          <Checkbox isChecked={onlyChanged} onChange={setOnlyChanged}>
            {t('synopsis.onlyChanged')}
          </Checkbox>
          {annotations !== 'none' && (
            <>
              <Checkbox isChecked={withPrivate} onChange={setWithPrivate} describedBy={privacyId}>
                {t('annotationsDocument.withPrivate')}
              </Checkbox>
              <p id={privacyId} className={css['note']}>
                {t('annotationsDocument.privacy')}
              </p>
            </>
          )}
        </div>
        <DialogFailure>{failure && t(`synopsis.failures.${failure}`)}</DialogFailure>
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
