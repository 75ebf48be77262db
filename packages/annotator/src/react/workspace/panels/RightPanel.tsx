import { useTranslate } from '@glossator/i18n';
import { RIGHT_TABS } from '../../../core/panels/state';
import { isUnported } from '../../../core/selections/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { shownTab, useOwnTabs } from '../../annotator/slots/panels';
import { Panel } from './Panel';
import { TabContent, usePlaceKeeper } from './TabContent';
import { useOfferedTabs } from './use-offered-tabs';
import { usePanelLabel } from './use-panel-label';

/** Update, notes, annotations; of an old Version the annotations alone. */
export function RightPanel() {
  const t = useTranslate('annotator');
  const { chooseRightTab } = useCommands().panels;
  const places = usePlaceKeeper();
  const kept = useAnnotatorState(({ panels }) => panels.right.tab);
  const count = useAnnotatorState(({ selections }) =>
    selections.status === 'ready' ? selections.items.length : undefined,
  );
  const open = useAnnotatorState(({ selections }) => selections.items.filter(isUnported).length);
  const counts = { annotations: count, 'general-notes': undefined, 'code-update': open || undefined };
  const offered = RIGHT_TABS.filter(useOfferedTabs()).map((tab) => ({
    tab,
    label: t(`panels.${tab}`),
    count: counts[tab],
  }));
  const tabs = [...offered, ...useOwnTabs('right')];
  const chosen = shownTab(tabs, kept, 'annotations');
  const label = usePanelLabel('right', tabs);
  return (
    <Panel side="right" label={label} tabs={tabs} chosen={chosen} onChoose={chooseRightTab}>
      <TabContent tab={chosen} places={places} />
    </Panel>
  );
}
