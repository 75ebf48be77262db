import { useTranslate } from '@glossator/i18n';
import type { PanelSide } from '../../../core/panels/state';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { OwnPart } from '../../controls/HostPart';
import { TabContent, usePlaceKeeper } from '../panels/TabContent';
import { useOfferedTabs, type PanelTabName } from '../panels/use-offered-tabs';
import css from './glossator-parts.module.css';

interface PanelPartProps {
  readonly tab: PanelTabName;
  /** Of which panel it is a tab otherwise. */
  readonly side: PanelSide;
}

/** One tab as a panel of its own, without tabs, as large as the element around. Nothing where the tab would not be offered. */
export function PanelPart({ tab, side }: PanelPartProps) {
  const t = useTranslate('annotator');
  const canRead = useAnnotatorState(({ access }) => access.capabilities.canRead);
  const isOffered = useOfferedTabs();
  const places = usePlaceKeeper();
  if (!canRead || !isOffered(tab)) return null;
  return (
    <OwnPart>
      <aside className={css['panel']} aria-label={t(`panels.${tab}`)} data-glossator-panel={side}>
        <TabContent tab={tab} places={places} />
      </aside>
    </OwnPart>
  );
}
