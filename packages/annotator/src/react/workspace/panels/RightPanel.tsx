import { useTranslate } from '@glossator/i18n';
import { useState } from 'react';
import { RIGHT_TABS } from '../../../core/panels/state';
import { AnnotationsTab } from '../../features/annotations/AnnotationsTab';
import { createPlaceKeeper } from '../../features/annotations/list-place';
import { isUnported } from '../../../core/selections/selectors';
import { useAnnotatorState, useCommands } from '../../annotator/context/annotator-context';
import { NotesTab } from '../../features/notes/NotesTab';
import { ImportOffer } from '../../features/pdf-import/ImportOffer';
import { useVersions } from '../../annotator/context/versions-context';
import { UpdateTab } from '../../features/update/UpdateTab';
import { Panel } from './Panel';

/** Update, notes, annotations; of an old Version the annotations alone. */
export function RightPanel({ onImport }: { readonly onImport: () => void }) {
  const t = useTranslate('annotator');
  const { chooseRightTab } = useCommands().panels;
  const [places] = useState(createPlaceKeeper);
  const kept = useAnnotatorState(({ panels }) => panels.right.tab);
  const isOld = useVersions().opened !== undefined;
  const tabs = RIGHT_TABS.filter((tab) => !isOld || tab === 'annotations');
  const chosen = isOld ? 'annotations' : kept;
  const count = useAnnotatorState(({ selections }) =>
    selections.status === 'ready' ? selections.items.length : undefined,
  );
  const open = useAnnotatorState(({ selections }) => selections.items.filter(isUnported).length);
  const counts = { annotations: count, 'general-notes': undefined, 'code-update': open || undefined };
  return (
    <Panel
      side="right"
      label={t('panels.right')}
      tabs={tabs.map((tab) => ({
        tab,
        label: t(`panels.${tab}`),
        count: counts[tab],
      }))}
      chosen={chosen}
      onChoose={chooseRightTab}
    >
      {chosen === 'code-update' && <UpdateTab />}
      {chosen === 'general-notes' && <NotesTab />}
      {chosen === 'annotations' && <ImportOffer onImport={onImport} />}
      {chosen === 'annotations' && <AnnotationsTab places={places} />}
    </Panel>
  );
}
