import type { InputOf, Operations } from '@glossator/client-sdk/contract';
import { useLocale, useTranslate } from '@glossator/i18n';
import { useCallback } from 'react';
import type { Clock, Log } from '../../../core/ports/environment';
import { problemOf } from '../../../core/ports/failure';
import { useFileSaving } from '../actions/use-file-saving';
import type { ReadSynopsis } from './synopsis-reader';

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

/** What of a synopsis the user chooses. */
type ChosenSynopsis = Pick<
  InputOf<Operations['documents']['synopsis']>,
  'format' | 'annotations' | 'withPrivate' | 'onlyChanged'
>;

/** Which synopsis is to be made, and with what. */
export interface SynopsisSource {
  /** The document's id, and its title. */
  readonly documentId: number;
  readonly title: string;
  /** The Versions by their numbers; without them the current and the pending one. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly readSynopsis: ReadSynopsis;
  readonly clock: Clock;
  readonly log: Log;
}

/** Has the server make a synopsis and gives it to the browser; `onSaved` when that is done. Ends with the component. */
export function useSynopsis(source: SynopsisSource, onSaved: () => void) {
  const t = useTranslate('annotator');
  const locale = useLocale();
  const { documentId: id, title, from, to, readSynopsis } = source;
  const { isBusy, failure, save: saveAs } = useFileSaving(source, reasonOf);
  const save = useCallback(
    (chosen: ChosenSynopsis) => {
      const versions = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      saveAs({
        read: (signal) => readSynopsis({ id, ...versions, ...chosen, locale }, signal),
        name: `${t('synopsis.fileName', { title: title.replace(/\.pdf$/i, '') })}.${chosen.format}`,
        type: TYPES[chosen.format],
        onSaved,
      });
    },
    [id, title, from, to, readSynopsis, locale, saveAs, onSaved, t],
  );
  return { isBusy, failure, save };
}

function reasonOf(error: unknown): 'tooMany' | 'other' {
  return problemOf(error)?.code === 'CONFLICT' ? 'tooMany' : 'other';
}
