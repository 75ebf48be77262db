import { useTranslate } from '@glossator/i18n';
import { Columns2 } from 'lucide-react';
import { selectActiveDocument, selectVisibleCount } from '../../../core/documents/selectors';
import { useOpenBeside } from '../../annotator/actions/use-open-beside';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import { Menu } from '../../controls/Menu';
import css from './glossator-toolbar.module.css';

/** Shows the open document's title and lets the user pick another one of the Code. */
export function DocumentSwitcher() {
  const t = useTranslate('annotator');
  const { chooseDocument } = useAnnotatorContext();
  const items = useAnnotatorState(({ documents }) => documents.items);
  const counts = useAnnotatorState(
    (state) => state.documents.items.map((document) => selectVisibleCount(state, document)),
    isSameList,
  );
  const active = useAnnotatorState(selectActiveDocument);
  const openBeside = useOpenBeside();
  if (items.length === 0) return null;
  const title = active?.title ?? '';
  if (items.length === 1)
    return (
      <span className={css['onlyDocument']} title={title}>
        {title}
      </span>
    );
  return (
    <Menu
      className={css['switcher']}
      label={t('toolbar.documents', { title })}
      menuLabel={t('toolbar.documentsMenu')}
      button={title}
      items={items.map((document, index) => ({
        key: String(document.id),
        label: document.title,
        note: t('toolbar.highlights', { count: counts[index] ?? 0 }),
        isChosen: document.id === active?.id,
        other: openBeside && {
          icon: Columns2,
          label: t('beside.openTitled', { title: document.title }),
          onChoose: () => openBeside(document.id, undefined),
        },
        onChoose: () => chooseDocument(document.id),
      }))}
    />
  );
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
