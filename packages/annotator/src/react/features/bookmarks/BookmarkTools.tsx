import { useTranslate } from '@glossator/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { IconButton } from '../../controls/IconButton';
import { VisibilityButton } from '../../annotator/visibility/VisibilityButton';
import type { BookmarkLine } from './use-bookmark-line';
import css from './glossator-bookmarks.module.css';

interface BookmarkToolsProps {
  readonly name: string;
  readonly seen: BookmarkLine['seen'];
  /** Undefined where the user may not. */
  readonly onRename: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** The buttons of a bookmark: only what the user may do. */
export function BookmarkTools({ name, seen, onRename, onDelete }: BookmarkToolsProps) {
  const t = useTranslate('annotator');
  if (!onRename && !onDelete) return null;
  return (
    <span className={classNames(controls['smallTools'], css['tools'])}>
      <VisibilityButton {...seen} />
      {onRename && <IconButton icon={Pencil} label={t('bookmarks.rename', { name })} onClick={onRename} />}
      {onDelete && <IconButton icon={Trash2} label={t('bookmarks.delete', { name })} onClick={onDelete} />}
    </span>
  );
}
