import { useTranslate } from '@glossator/i18n';
import { LEFT_TABS } from '../../../core/panels/state';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { shownTab, useOwnTabs } from '../../annotator/slots/panels';
import { Panel } from './Panel';
import { TabContent, usePlaceKeeper } from './TabContent';
import { useOfferedTabs } from './use-offered-tabs';
import { usePanelLabel } from './use-panel-label';

/** Contents or Versions, bookmarks, pages. */
export function LeftPanel() {
  const t = useTranslate('annotator');
  const { chooseLeftTab } = useCommands().panels;
  const kept = useAnnotatorState(({ panels }) => panels.left.tab);
  const places = usePlaceKeeper();
  const offered = LEFT_TABS.filter(useOfferedTabs());
  const tabs = [...offered.map((tab) => ({ tab, label: t(`panels.${tab}`) })), ...useOwnTabs('left')];
  const chosen = shownTab(tabs, kept, 'contents');
  const label = usePanelLabel('left', tabs);
  return (
    <Panel side="left" label={label} tabs={tabs} chosen={chosen} onChoose={chooseLeftTab}>
      <TabContent tab={chosen} places={places} />
    </Panel>
  );
}
