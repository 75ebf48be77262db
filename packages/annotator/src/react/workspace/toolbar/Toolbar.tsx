import { useTranslate } from '@glossator/i18n';
import { PanelLeft, PanelRight } from 'lucide-react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { isPanelShown } from '../../../core/panels/state';
import { useAnnotatorState, useCommands, useOffers } from '../../annotator/context/annotator-context';
import { useIsPlaced } from '../../annotator/slots/placed-parts';
import type { ToolbarProps } from '../../annotator/slots/slots';
import { HostPart } from '../../controls/HostPart';
import { IconButton } from '../../controls/IconButton';
import { SearchOpener } from '../../features/search/SearchOpener';
import { ColorButton } from './ColorButton';
import { DocumentSwitcher } from './DocumentSwitcher';
import css from './glossator-toolbar.module.css';
import { HistoryButtons } from './HistoryButtons';
import { LegendButton } from './LegendButton';
import { MoreMenu } from './MoreMenu';
import { PageField } from './PageField';
import { UndoButtons } from './UndoButtons';
import { UnsavedBadge } from './UnsavedBadge';
import { ZoomControl } from './ZoomControl';

/**
 * The one slim bar over the document: what is open, how it is read, and what else can be done. Where it is narrow the host's ends and the
 * menu are a row of their own. Nothing in it moves while it is used.
 */
export function Toolbar({ start, end, menuEntries, edge = 'top' }: ToolbarProps) {
  const t = useTranslate('annotator');
  const { toggle } = useCommands().panels;
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const { search } = useOffers();
  const hasLeft = useIsPlaced('left');
  const hasRight = useIsPlaced('right');
  const isLeftShown = useAnnotatorState(({ panels }) => isPanelShown(panels, 'left'));
  const isRightShown = useAnnotatorState(({ panels }) => isPanelShown(panels, 'right'));
  return (
    <section
      className={css['toolbar']}
      data-glossator-toolbar=""
      data-edge={edge}
      aria-label={t('toolbar.label')}
    >
      <div className={css['row']}>
        {start !== undefined && (
          <div className={css['hostStart']} data-glossator-slot="">
            {start}
          </div>
        )}
        <div className={css['document']}>
          {hasLeft && (
            <IconButton
              icon={PanelLeft}
              label={t('toolbar.leftPanel')}
              isPressed={isLeftShown}
              onClick={() => toggle('left')}
            />
          )}
          <DocumentSwitcher />
        </div>
        <div className={css['middle']}>
          <HistoryButtons />
          <PageField />
          <ZoomControl />
          {search && <SearchOpener />}
          {canAnnotate && <UndoButtons />}
          {canAnnotate ? <ColorButton /> : <LegendButton />}
        </div>
        <div className={css['hostEnd']}>
          <UnsavedBadge />
          {end !== undefined && <HostPart>{end}</HostPart>}
          <MoreMenu entries={menuEntries} />
        </div>
        {hasRight && (
          <IconButton
            icon={PanelRight}
            label={t('toolbar.rightPanel')}
            isPressed={isRightShown}
            className={css['rightPanel']}
            onClick={() => toggle('right')}
          />
        )}
      </div>
    </section>
  );
}
