import type { TextChange } from '@glossator/client-sdk/contract';
import type { useTranslate } from '@glossator/i18n';
import type { Side } from '../../core/comparing/change-marks';
import type { ChangeDescription } from '../../core/ports/document-viewer';

type Words = ReturnType<typeof useTranslate<'annotator'>>;

/** Characters of a change that are said. */
const MOST = 120;

/** What a change is called on a side, for those who read with a screen reader, and what is written beside a moved passage. */
export function describeChange(change: TextChange, side: Side, t: Words): ChangeDescription {
  const text = spoken(change, side);
  if (change.kind === 'moved') {
    const page = (side === 'old' ? change.new : change.old).startPage + 1;
    return side === 'old'
      ? {
          label: t('comparing.change.movedToLabel', { page, text }),
          link: t('comparing.change.movedTo', { page }),
        }
      : {
          label: t('comparing.change.movedFromLabel', { page, text }),
          link: t('comparing.change.movedFrom', { page }),
        };
  }
  if (change.kind === 'inserted' && side === 'old')
    return { label: t('comparing.change.insertedHere', { text: spoken(change, 'new') }) };
  if (change.kind === 'deleted' && side === 'new')
    return { label: t('comparing.change.deletedHere', { text: spoken(change, 'old') }) };
  return { label: t(`comparing.change.${change.kind}`, { text }) };
}

function spoken(change: TextChange, side: Side): string {
  const [text, citation] =
    side === 'old' ? [change.oldText, change.oldCitation] : [change.newText, change.newCitation];
  const short = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  return citation === undefined ? short : `${citation}, ${short}`;
}
