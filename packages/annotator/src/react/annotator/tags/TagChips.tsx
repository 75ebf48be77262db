import { useTranslate } from '@glossator/i18n';
import { Unseen } from '../../controls/Unseen';
import css from './glossator-tags.module.css';

/** Most tags that are shown where only a few have room. */
const FEW = 6;

interface TagChipsProps {
  readonly tags: readonly string[];
  /** Shows only the first ones, each in one line, and how many more there are. */
  readonly isShort?: boolean;
}

/** Tags to be read; nothing where there are none. */
export function TagChips({ tags, isShort = false }: TagChipsProps) {
  const t = useTranslate('annotator');
  if (tags.length === 0) return null;
  const shown = isShort ? tags.slice(0, FEW) : tags;
  const others = tags.slice(shown.length);
  return (
    <ul className={css['tags']} aria-label={t('tags.label')}>
      {shown.map((tag) => (
        <li key={tag} className={css['chip']} title={isShort ? tag : undefined}>
          <bdi className={isShort ? css['cut'] : css['whole']}>{tag}</bdi>
        </li>
      ))}
      {others.length > 0 && (
        <li className={css['otherCount']} title={others.join(', ')}>
          <span aria-hidden="true">{t('tags.others', { count: others.length })}</span>
          <Unseen>{others.join(', ')}</Unseen>
        </li>
      )}
    </ul>
  );
}
