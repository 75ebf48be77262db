import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { RIGHT_TABS } from '../../../core/panels/state';
import { AnnotationsTab } from '../../features/annotations/AnnotationsTab';
import { createPlaceKeeper } from '../../features/annotations/list-place';
import { isUnported } from '../../../core/selections/selectors';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { LazyPart } from '../../annotator/lists/LazyPart';
import { NOTES_TAB } from '../../features/notes/later-notes';
import { ImportOffer } from '../../features/pdf-import/ImportOffer';
import { useVersions } from '../../annotator/context/versions-context';
import { UPDATE_TAB } from '../../features/update/later-update';
import { OwnPanel } from '../../annotator/slots/OwnPanel';
import { shownTab, useOwnTabs } from '../../annotator/slots/panels';
import type { RightPanelProps } from '../../annotator/slots/slots';
import { Panel } from './Panel';
import { usePanelLabel } from './use-panel-label';

const NOTHING = {};

/** Update, notes, annotations; of an old Version the annotations alone. */
export function RightPanel({ onImport }: RightPanelProps) {
  const t = useTranslate('annotator');
  const { chooseRightTab } = useCommands().panels;
  const [places] = useState(createPlaceKeeper);
  const kept = useAnnotatorState(({ panels }) => panels.right.tab);
  const isOld = useVersions().opened !== undefined;
  const { updates, notes } = useOffers();
  const isThere = { annotations: true, 'general-notes': notes && !isOld, 'code-update': updates && !isOld };
  const count = useAnnotatorState(({ selections }) =>
    selections.status === 'ready' ? selections.items.length : undefined,
  );
  const open = useAnnotatorState(({ selections }) => selections.items.filter(isUnported).length);
  const counts = { annotations: count, 'general-notes': undefined, 'code-update': open || undefined };
  const offered = RIGHT_TABS.filter((tab) => isThere[tab]).map((tab) => ({
    tab,
    label: t(`panels.${tab}`),
    count: counts[tab],
  }));
  const tabs = [...offered, ...useOwnTabs('right')];
  const chosen = shownTab(tabs, kept, 'annotations');
  const label = usePanelLabel('right', tabs);
  return (
    <Panel side="right" label={label} tabs={tabs} chosen={chosen} onChoose={chooseRightTab}>
      {chosen === 'code-update' && <LazyPart later={UPDATE_TAB} props={NOTHING} />}
      {chosen === 'general-notes' && <LazyPart later={NOTES_TAB} props={NOTHING} />}
      {chosen === 'annotations' && <ImportOffer onImport={onImport} />}
      {chosen === 'annotations' && <AnnotationsTab places={places} />}
      <OwnPanel tab={chosen} />
    </Panel>
  );
}
