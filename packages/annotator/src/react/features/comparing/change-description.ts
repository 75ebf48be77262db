import type { TextChange } from '@glossator/client-sdk/contract';
import type { useTranslate } from '@glossator/i18n';
import type { Side } from '../../../core/comparing/change-marks';
import type { ChangeDescription } from '../../../core/ports/viewer-marks';

type Words = ReturnType<typeof useTranslate<'annotator'>>;

/** Characters of a change that are announced. */
const MOST = 120;
/** Places in a change that are announced. */
const MOST_WORDS = 3;

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
  if (change.kind === 'replaced')
    return { label: t('comparing.change.replaced', { text: spokenWords(change, side, t) }) };
  return { label: t(`comparing.change.${change.kind}`, { text }) };
}

/** What became of the words of a change; where they are the same (paragraphs were divided anew), the text. */
function spokenWords(change: TextChange, side: Side, t: Words): string {
  const citation = side === 'old' ? change.oldCitation : change.newCitation;
  const said = change.words.slice(0, MOST_WORDS).map(({ kind, oldText, newText }) => {
    const [old, next] = [shortened(oldText), shortened(newText)];
    if (kind === 'inserted') return t('comparing.change.wordInserted', { new: next });
    if (kind === 'deleted') return t('comparing.change.wordDeleted', { old });
    return t('comparing.change.wordReplaced', { old, new: next });
  });
  if (said.length === 0) return spoken(change, side);
  const left = change.words.length - said.length;
  const more = left > 0 ? [t('comparing.change.more', { count: left })] : [];
  return [...(citation === undefined ? [] : [citation]), ...said, ...more].join(', ');
}

function shortened(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

function spoken(change: TextChange, side: Side): string {
  const [text, citation] =
    side === 'old' ? [change.oldText, change.oldCitation] : [change.newText, change.newCitation];
  return citation === undefined ? shortened(text) : `${citation}, ${shortened(text)}`;
}
