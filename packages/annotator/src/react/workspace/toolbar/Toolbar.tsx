import { useTranslate } from '@glossator/i18n';
import { Download, FileInput, Keyboard, PanelLeft, PanelRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectCanAnnotate } from '../../../core/access/selectors';
import { selectActiveDocument } from '../../../core/documents/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { IconButton } from '../../controls/IconButton';
import { SearchField } from '../../features/search/SearchField';
import { useVersions } from '../../annotator/context/versions-context';
import { ColorButton } from './ColorButton';
import { DocumentSwitcher } from './DocumentSwitcher';
import css from './glossator-toolbar.module.css';
import { HistoryButtons } from './HistoryButtons';
import { LegendButton } from './LegendButton';
import { PageField } from './PageField';
import { RotateButtons } from './RotateButtons';
import { UndoButtons } from './UndoButtons';
import { UnsavedBadge } from './UnsavedBadge';
import { ZoomControl } from './ZoomControl';

interface ToolbarProps {
  readonly start: ReactNode;
  readonly end: ReactNode;
  readonly onShowKeys: () => void;
  readonly onDownload: () => void;
  readonly onImport: () => void;
  readonly onEditLegend: () => void;
}

/** The one slim bar over the document. */
export function Toolbar({ start, end, onShowKeys, onDownload, onImport, onEditLegend }: ToolbarProps) {
  const t = useTranslate('annotator');
  const commands = useCommands();
  const canAnnotate = useAnnotatorState(selectCanAnnotate);
  const hasDocument = useAnnotatorState(
    (state) => state.access.capabilities.canRead && selectActiveDocument(state) !== undefined,
  );
  const isCurrent = useVersions().opened === undefined;
  const canImport = useAnnotatorState(({ pdfAnnotations }) => pdfAnnotations.overview !== undefined);
  const isLeftOpen = useAnnotatorState(({ panels }) => !panels.left.isCollapsed);
  const isRightOpen = useAnnotatorState(({ panels }) => !panels.right.isCollapsed);
  return (
    <section className={css['toolbar']} data-glossator-toolbar="" aria-label={t('toolbar.label')}>
      <div className={css['side']}>
        {start}
        <IconButton
          icon={PanelLeft}
          label={t('toolbar.leftPanel')}
          isPressed={isLeftOpen}
          onClick={() => commands.panels.toggle('left')}
        />
        <DocumentSwitcher />
      </div>
      <div className={css['middle']}>
        <HistoryButtons />
        <PageField />
        <ZoomControl />
        <RotateButtons />
        <SearchField />
        {canAnnotate && <UndoButtons />}
        {canAnnotate ? <ColorButton onEditLegend={onEditLegend} /> : <LegendButton />}
      </div>
      <div className={css['side']} data-side="end">
        <UnsavedBadge />
        {hasDocument && canAnnotate && canImport && (
          <IconButton icon={FileInput} label={t('pdfImport.button')} onClick={onImport} />
        )}
        {hasDocument && isCurrent && (
          <IconButton icon={Download} label={t('download.button')} onClick={onDownload} />
        )}
        <IconButton
          icon={Keyboard}
          label={t('toolbar.keys')}
          shortcut="?"
          className={css['keys']}
          onClick={onShowKeys}
        />
        <IconButton
          icon={PanelRight}
          label={t('toolbar.rightPanel')}
          isPressed={isRightOpen}
          onClick={() => commands.panels.toggle('right')}
        />
        {end}
      </div>
    </section>
  );
}
