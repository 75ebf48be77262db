import { hasAccess } from '@glossator/client-sdk/access';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPlaceTrail } from '../../../core/places/place-trail';
import type { VisitedPlace } from '../../../core/places/visited-place';
import { synopsisReaderOf } from '../../annotator/synopsis/synopsis-reader';
import type { AnnotatorSetup } from '../../annotator/context/annotator-props';
import type { VersionsContextValue } from '../../annotator/context/versions-context';

/** A Version of a document by its number. */
export interface WantedVersion {
  readonly documentId: number;
  readonly number: number;
}

/** A Version of a document by its number, or its current text. */
interface ChosenText {
  readonly documentId: number;
  readonly number: number | undefined;
}

/**
 * Which Version is to be shown, undefined for the current text, and what can be done with Versions. The host says which one where it listens
 * to `onOpenVersion`; else the annotator remembers. `start` is where the first text is opened.
 */
export function useOpenedVersion(
  props: AnnotatorSetup,
  start: VisitedPlace | undefined,
): {
  readonly wanted: WantedVersion | undefined;
  readonly versions: VersionsContextValue;
} {
  const { backend, documents, onOpenVersion, onCompareVersions, version } = props;
  const [own, setOwn] = useState<ChosenText | undefined>(undefined);
  const listeners = useRef({ onOpenVersion, onCompareVersions });
  useEffect(() => {
    listeners.current = { onOpenVersion, onCompareVersions };
  });
  const isWanted = props.features?.updates !== false;
  const canCompare = onCompareVersions !== undefined;
  const isSteered = onOpenVersion !== undefined;
  const canOrganize = hasAccess(props.user.access, 'organize');
  const documentId = props.documentId ?? props.documents[0]?.id;
  const fromHost =
    version !== undefined && documentId !== undefined ? { documentId, number: version } : undefined;
  const wanted = isSteered || !own ? fromHost : versionOf(own);
  const [trail] = useState(() => createPlaceTrail(start));
  // Before the annotator of a text hears of them.
  useLayoutEffect(() => trail.know(documents), [trail, documents]);
  const [wasOld, setWasOld] = useState(false);
  if (wanted && !wasOld) setWasOld(true);
  const isBack = wasOld && !wanted;
  const versions = useMemo(
    (): VersionsContextValue => ({
      isOffered: isWanted && backend.documents.versions !== undefined,
      opened: undefined,
      isBack,
      chosenId: own?.documentId,
      trail,
      open(id, number) {
        if (isSteered) listeners.current.onOpenVersion?.(id, number);
        else setOwn({ documentId: id, number });
      },
      compare: canCompare ? (id, from, to) => listeners.current.onCompareVersions?.(id, from, to) : undefined,
      canLabel: canOrganize && backend.documents.labelVersion !== undefined,
      canRestore: canOrganize && backend.documents.create !== undefined,
      readReport: readReportOf(backend),
      readSynopsis: synopsisReaderOf(backend.documents),
    }),
    [backend, isWanted, isBack, own?.documentId, trail, isSteered, canCompare, canOrganize],
  );
  return { wanted, versions };
}

function versionOf({ documentId, number }: ChosenText): WantedVersion | undefined {
  return number === undefined ? undefined : { documentId, number };
}

function readReportOf({ codes }: AnnotatorSetup['backend']): VersionsContextValue['readReport'] {
  if (!codes?.updateReport) return undefined;
  return async (wanted, signal) => {
    const data = await (await codes.updateReport?.(wanted, { signal }))?.blob();
    if (!(data instanceof Blob)) throw new TypeError('The backend gave no Blob for a report');
    return data;
  };
}
