import { useId, useState, type ReactNode } from 'react';
import { isPanelShown, type PanelSide } from '../../../core/panels/state';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { classNames } from '../../controls/class-names';
import { useReturnFocus } from '../../controls/use-return-focus';
import css from './glossator-panels.module.css';
import { PanelTabs, type PanelTab } from '../../controls/PanelTabs';
import { ResizeHandle } from './ResizeHandle';

interface PanelProps<Tab extends string> {
  readonly side: PanelSide;
  readonly label: string;
  readonly tabs: readonly PanelTab<Tab>[];
  readonly chosen: Tab;
  readonly onChoose: (tab: Tab) => void;
  readonly children: ReactNode;
}

/** One of the columns beside the document, or over it: tabs, their content, and an edge to pull. Nothing when collapsed. */
export function Panel<Tab extends string>(props: PanelProps<Tab>) {
  const isShown = useAnnotatorState(({ panels }) => isPanelShown(panels, props.side));
  return isShown ? <OpenPanel {...props} /> : null;
}

/** A component of its own, so that the focus inside of it can be handed on when it is collapsed. */
function OpenPanel<Tab extends string>(props: PanelProps<Tab>) {
  const { side, label, tabs, chosen, onChoose, children } = props;
  const width = useAnnotatorState(({ panels }) => panels[side].width);
  const id = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useReturnFocus(element);
  return (
    <aside
      ref={setElement}
      className={classNames(css['panel'], css[side])}
      aria-label={label}
      data-glossator-panel={side}
      style={{ inlineSize: width }}
    >
      <PanelTabs label={label} tabs={tabs} chosen={chosen} onChoose={onChoose} panelId={id} />
      <div className={css['content']} id={id} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
      <ResizeHandle side={side} width={width} panel={element} />
    </aside>
  );
}
