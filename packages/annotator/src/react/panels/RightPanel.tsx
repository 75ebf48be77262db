import { useTranslate } from '@glossator/i18n';
import { FileDiff } from 'lucide-react';
import { useState } from 'react';
import { RIGHT_TABS } from '../../core/panels/state';
import { AnnotationsTab } from '../annotations/AnnotationsTab';
import { createPlaceKeeper } from '../annotations/list-place';
import { useAnnotatorState, useCommands } from '../annotator-context';
import { EmptyState } from '../controls/EmptyState';
import { NotesTab } from '../notes/NotesTab';
import { ImportOffer } from '../pdf-import/ImportOffer';
import { useVersions } from '../versions/versions-context';
import { Panel } from './Panel';

/** Update, notes, annotations; of an old Version the annotations alone. */
export function RightPanel({ onImport }: { readonly onImport: () => void }) {
  const t = useTranslate('annotator');
  const { chooseRightTab } = useCommands();
  const [places] = useState(createPlaceKeeper);
  const kept = useAnnotatorState(({ panels }) => panels.right.tab);
  const isOld = useVersions().opened !== undefined;
  const tabs = RIGHT_TABS.filter((tab) => !isOld || tab === 'annotations');
  const chosen = isOld ? 'annotations' : kept;
  const count = useAnnotatorState(({ selections }) =>
    selections.status === 'ready' ? selections.items.length : undefined,
  );
  return (
    <Panel
      side="right"
      label={t('panels.right')}
      tabs={tabs.map((tab) => ({
        tab,
        label: t(`panels.${tab}`),
        count: tab === 'annotations' ? count : undefined,
      }))}
      chosen={chosen}
      onChoose={chooseRightTab}
    >
      {chosen === 'code-update' && (
        <EmptyState icon={FileDiff} title={t('panels.notServedTitle')} text={t('panels.updateNotServed')} />
      )}
      {chosen === 'general-notes' && <NotesTab />}
      {chosen === 'annotations' && <ImportOffer onImport={onImport} />}
      {chosen === 'annotations' && <AnnotationsTab places={places} />}
    </Panel>
  );
}
