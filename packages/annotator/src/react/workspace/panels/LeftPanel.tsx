import { useTranslate } from '@glossator/i18n';
import { LEFT_TABS } from '../../../core/panels/state';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { LazyPart } from '../../annotator/lists/LazyPart';
import { BOOKMARKS_TAB } from '../../features/bookmarks/later-bookmarks';
import { ContentsTab } from '../../features/contents/ContentsTab';
import { PAGES_LIST } from '../../features/pages/later-pages';
import { PanelSwitch } from '../../features/versions/PanelSwitch';
import { useVersions } from '../../annotator/context/versions-context';
import { VERSIONS_VIEW } from '../../features/versions/later-versions';
import { OwnPanel } from '../../annotator/slots/OwnPanel';
import { shownTab, useOwnTabs } from '../../annotator/slots/panels';
import { Panel } from './Panel';
import { usePanelLabel } from './use-panel-label';

const NOTHING = {};

/** Contents or Versions, bookmarks, pages. Bookmarks stand on pages of the current text, so that an old Version has none. */
export function LeftPanel() {
  const t = useTranslate('annotator');
  const { chooseLeftTab } = useCommands().panels;
  const kept = useAnnotatorState(({ panels }) => panels.left.tab);
  const isShown = useAnnotatorState(({ versions }) => versions.isShown);
  const { isOffered, opened } = useVersions();
  const offers = useOffers();
  const offered = LEFT_TABS.filter((tab) => tab !== 'bookmarks' || (offers.bookmarks && !opened));
  const tabs = [...offered.map((tab) => ({ tab, label: t(`panels.${tab}`) })), ...useOwnTabs('left')];
  const chosen = shownTab(tabs, kept, 'contents');
  const label = usePanelLabel('left', tabs);
  return (
    <Panel side="left" label={label} tabs={tabs} chosen={chosen} onChoose={chooseLeftTab}>
      {chosen === 'contents' && isOffered && <PanelSwitch />}
      {chosen === 'contents' &&
        (isOffered && isShown ? <LazyPart later={VERSIONS_VIEW} props={NOTHING} /> : <ContentsTab />)}
      {chosen === 'bookmarks' && <LazyPart later={BOOKMARKS_TAB} props={NOTHING} />}
      {chosen === 'pages' && <LazyPart later={PAGES_LIST} props={NOTHING} />}
      <OwnPanel tab={chosen} />
    </Panel>
  );
}
