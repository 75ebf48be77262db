import { useTranslate } from '@glossator/i18n';
import { useEffect, useState } from 'react';
import { useAnnotatorContext } from '../../annotator/context/annotator-context';
import { Unseen } from '../../controls/Unseen';

/** A quote that is read aloud is not longer than twice this. */
const READ = 120;

/** Announces the new text of a highlight whose ends the user has moved. */
export function RangeNews() {
  const t = useTranslate('annotator');
  const { store } = useAnnotatorContext().annotator;
  const [quote, setQuote] = useState<string | undefined>(undefined);
  useEffect(
    () =>
      store.subscribe((event) => {
        const isMoved = event.type === 'selections/updated' && event.origin === 'local';
        if (isMoved && event.changes.text !== undefined) setQuote(event.changes.text);
      }),
    [store],
  );
  return (
    <Unseen role="status">
      {quote !== undefined && t('annotations.nowReads', { quote: shortened(quote) })}
    </Unseen>
  );
}

function shortened(quote: string): string {
  return quote.length <= 2 * READ ? quote : `${quote.slice(0, READ)} … ${quote.slice(-READ)}`;
}
