import type { TextSelection } from '@glossator/client-sdk/contract';
import { useTranslate } from '@glossator/i18n';
import { Bookmark } from 'lucide-react';
import { useOffers } from '../../annotator/context/annotator-context';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-annotations.module.css';

/** The name under which a highlight is among the bookmarks; nothing where it is not. */
export function CardBookmark({ selection }: { readonly selection: TextSelection }) {
  const t = useTranslate('annotator');
  const { bookmarks } = useOffers();
  if (!selection.isBookmark || !bookmarks) return null;
  return (
    <p className={css['bookmark']}>
      <Bookmark aria-hidden="true" size={13} />
      <Unseen>{t('selectionBar.bookmark')}: </Unseen>
      <span>{selection.name?.trim() || selection.text}</span>
    </p>
  );
}
