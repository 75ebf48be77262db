import { useTranslate } from '@glossator/i18n';
import { Pencil, Trash2 } from 'lucide-react';
import { classNames } from '../../controls/class-names';
import controls from '../../controls/glossator-controls.module.css';
import { IconButton } from '../../controls/IconButton';
import css from './glossator-bookmarks.module.css';

interface BookmarkToolsProps {
  readonly name: string;
  /** Undefined where the user may not. */
  readonly onRename: (() => void) | undefined;
  readonly onDelete: (() => void) | undefined;
}

/** The buttons of a bookmark: only what the user may do. */
export function BookmarkTools({ name, onRename, onDelete }: BookmarkToolsProps) {
  const t = useTranslate('annotator');
  if (!onRename && !onDelete) return null;
  return (
    <span className={classNames(controls['smallTools'], css['tools'])}>
      {onRename && <IconButton icon={Pencil} label={t('bookmarks.rename', { name })} onClick={onRename} />}
      {onDelete && <IconButton icon={Trash2} label={t('bookmarks.delete', { name })} onClick={onDelete} />}
    </span>
  );
}
