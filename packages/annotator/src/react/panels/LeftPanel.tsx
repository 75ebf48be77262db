import { useTranslate } from '@glossator/i18n';
import { LEFT_TABS } from '../../core/panels/state';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { BookmarksTab } from '../bookmarks/BookmarksTab';
import { ContentsTab } from '../contents/ContentsTab';
import { PagesList } from '../pages/PagesList';
import { Panel } from './Panel';

/** Contents, bookmarks, pages. */
export function LeftPanel() {
  const t = useTranslate('annotator');
  const { chooseLeftTab } = useCommands();
  const chosen = useAnnotatorState(({ panels }) => panels.left.tab);
  return (
    <Panel
      side="left"
      label={t('panels.left')}
      tabs={LEFT_TABS.map((tab) => ({ tab, label: t(`panels.${tab}`) }))}
      chosen={chosen}
      onChoose={chooseLeftTab}
    >
      {chosen === 'contents' && <ContentsTab />}
      {chosen === 'bookmarks' && <BookmarksTab />}
      {chosen === 'pages' && <PagesList />}
    </Panel>
  );
}
