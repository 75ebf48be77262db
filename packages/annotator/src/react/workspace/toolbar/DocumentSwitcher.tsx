import { useTranslate } from '@glossator/i18n';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorContext, useAnnotatorState } from '../../annotator/context/annotator-context';
import { Menu } from '../../controls/Menu';
import css from './glossator-toolbar.module.css';

/** Shows the open document's title and lets the user pick another one of the Code. */
export function DocumentSwitcher() {
  const t = useTranslate('annotator');
  const { chooseDocument } = useAnnotatorContext();
  const items = useAnnotatorState(({ documents }) => documents.items);
  const active = useAnnotatorState(selectActiveDocument);
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
      items={items.map((document) => ({
        key: String(document.id),
        label: document.title,
        note: t('toolbar.highlights', { count: document.totalSelectionsCount }),
        isChosen: document.id === active?.id,
        onChoose: () => chooseDocument(document.id),
      }))}
    />
  );
}
