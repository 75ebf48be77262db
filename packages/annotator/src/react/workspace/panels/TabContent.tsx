import { useState } from 'react';
import { isOwnTab, type OwnTab } from '../../../core/panels/state';
import { useAnnotatorState } from '../../annotator/context/annotator-context';
import { useVersions } from '../../annotator/context/versions-context';
import { LazyPart } from '../../annotator/lists/LazyPart';
import { OwnPanel } from '../../annotator/slots/OwnPanel';
import { usePlacing } from '../../annotator/slots/placed-parts';
import { AnnotationsTab } from '../../features/annotations/AnnotationsTab';
import { createPlaceKeeper, type PlaceKeeper } from '../../features/annotations/list-place';
import { BOOKMARKS_TAB } from '../../features/bookmarks/later-bookmarks';
import { ContentsTab } from '../../features/contents/ContentsTab';
import { NOTES_TAB } from '../../features/notes/later-notes';
import { PAGES_LIST } from '../../features/pages/later-pages';
import { ImportOffer } from '../../features/pdf-import/ImportOffer';
import { UPDATE_TAB } from '../../features/update/later-update';
import { VERSIONS_VIEW } from '../../features/versions/later-versions';
import { PanelSwitch } from '../../features/versions/PanelSwitch';
import type { PanelTabName } from './use-offered-tabs';

interface TabContentProps {
  readonly tab: PanelTabName | OwnTab;
  /** Where the list of annotations was left, for as long as the panel is there. */
  readonly places: PlaceKeeper;
}

const NOTHING = {};

/** What a tab shows, in a panel with tabs or by itself. */
export function TabContent({ tab, places }: TabContentProps) {
  if (isOwnTab(tab)) return <OwnPanel tab={tab} />;
  switch (tab) {
    case 'contents':
      return <Contents />;
    case 'bookmarks':
      return <LazyPart later={BOOKMARKS_TAB} props={NOTHING} />;
    case 'pages':
      return <LazyPart later={PAGES_LIST} props={NOTHING} />;
    case 'code-update':
      return <Update />;
    case 'general-notes':
      return <LazyPart later={NOTES_TAB} props={NOTHING} />;
    case 'annotations':
      return (
        <>
          <ImportOffer />
          <AnnotationsTab places={places} />
        </>
      );
  }
}

/** A keeper for the panel around. */
export function usePlaceKeeper(): PlaceKeeper {
  const [places] = useState(createPlaceKeeper);
  return places;
}

/** The contents of the document, or its Versions. */
function Contents() {
  const isShown = useAnnotatorState(({ versions }) => versions.isShown);
  const { isOffered } = useVersions();
  return (
    <>
      {isOffered && <PanelSwitch />}
      {isOffered && isShown ? <LazyPart later={VERSIONS_VIEW} props={NOTHING} /> : <ContentsTab />}
    </>
  );
}

/** The Update, whose annotations have keys while they are listed. */
function Update() {
  usePlacing('update');
  return <LazyPart later={UPDATE_TAB} props={NOTHING} />;
}
