import { useTranslate } from '@glossator/i18n';
import { Ellipsis } from 'lucide-react';
import { useOpenDialog } from '../../annotator/context/dialogs-context';
import type { AnnotatorMenuEntry } from '../../annotator/context/menu-entry';
import { useKeyName } from '../../controls/keys/use-key-name';
import { Menu } from '../../controls/Menu';
import type { MenuItem } from '../../controls/MenuList';
import { useFileActions, useMarkActions, useUndoActions, useViewActions, type Action } from './more-actions';

interface MoreMenuProps {
  /** The host's own entries. */
  readonly entries: readonly AnnotatorMenuEntry[];
}

/** What is not used often, in one menu: where keys do it too, it says which. */
export function MoreMenu({ entries }: MoreMenuProps) {
  const t = useTranslate('annotator');
  const nameOf = useKeyName();
  const openDialog = useOpenDialog();
  const hosts: readonly MenuItem[] = entries.map(({ isDangerous = false, ...entry }, index) => ({
    ...entry,
    isChosen: undefined,
    isDangerous,
    startsGroup: index === 0 || isDangerous,
  }));
  const keys: Action = {
    key: 'keys',
    label: t('toolbar.keys'),
    keys: ['?'],
    onChoose: () => openDialog('keys'),
  };
  const groups = [useViewActions(), useMarkActions(), useUndoActions(), useFileActions()];
  const [view = [], marks = [], undo = [], files = []] = groups.map((actions) => itemsOf(actions, nameOf));
  const items = [...view, ...marks, ...undo, ...files, ...hosts, ...itemsOf([keys], nameOf)];
  return (
    <Menu
      icon={Ellipsis}
      label={t('toolbar.more')}
      menuLabel={t('toolbar.more')}
      placement="bottom-end"
      items={items.map((item, index) => (index === 0 ? { ...item, startsGroup: false } : item))}
    />
  );
}

/** One group of the menu. */
function itemsOf(actions: readonly Action[], nameOf: (key: string) => string): readonly MenuItem[] {
  return actions.map(({ keys, ...action }, index) => ({
    ...action,
    isChosen: undefined,
    startsGroup: index === 0,
    ...(keys && { note: keys.map(nameOf).join(' + ') }),
  }));
}
