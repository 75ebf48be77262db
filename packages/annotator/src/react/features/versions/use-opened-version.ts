import { hasAccess } from '@glossator/client-sdk/contract';
import { useMemo, useRef, useEffect, useState } from 'react';
import { createPlaceTrail } from '../../../core/places/place-trail';
import type { AnnotatorProps } from '../../annotator/context/annotator-props';
import type { VersionsContextValue } from '../../annotator/context/versions-context';

/** A Version of a document by its number. */
export interface WantedVersion {
  readonly documentId: number;
  readonly number: number;
}

/**
 * Which Version is to be shown, undefined for the current text, and what can be done with Versions. The host says which one where it listens
 * to `onOpenVersion`; else the annotator remembers.
 */
export function useOpenedVersion(props: AnnotatorProps): {
  readonly wanted: WantedVersion | undefined;
  readonly versions: VersionsContextValue;
} {
  const { backend, onOpenVersion, onCompareVersions, version } = props;
  const [own, setOwn] = useState<WantedVersion | undefined>(undefined);
  const listeners = useRef({ onOpenVersion, onCompareVersions });
  useEffect(() => {
    listeners.current = { onOpenVersion, onCompareVersions };
  });
  const canCompare = onCompareVersions !== undefined;
  const isSteered = onOpenVersion !== undefined;
  const canOrganize = hasAccess(props.user.access, 'organize');
  const documentId = props.documentId ?? props.documents[0]?.id;
  const fromHost =
    version !== undefined && documentId !== undefined ? { documentId, number: version } : undefined;
  const wanted = isSteered ? fromHost : (own ?? fromHost);
  const [trail] = useState(createPlaceTrail);
  const [wasOld, setWasOld] = useState(false);
  if (wanted && !wasOld) setWasOld(true);
  const isBack = wasOld && !wanted;
  const versions = useMemo(
    (): VersionsContextValue => ({
      isOffered: backend.documents.versions !== undefined,
      opened: undefined,
      isBack,
      trail,
      open(id, number) {
        if (isSteered) listeners.current.onOpenVersion?.(id, number);
        else setOwn(number === undefined ? undefined : { documentId: id, number });
      },
      compare: canCompare ? (id, from, to) => listeners.current.onCompareVersions?.(id, from, to) : undefined,
      canLabel: canOrganize && backend.documents.labelVersion !== undefined,
      canRestore: canOrganize && backend.documents.create !== undefined,
      readReport: readReportOf(backend),
    }),
    [backend, isBack, trail, isSteered, canCompare, canOrganize],
  );
  return { wanted, versions };
}

function readReportOf({ codes }: AnnotatorProps['backend']): VersionsContextValue['readReport'] {
  if (!codes.updateReport) return undefined;
  return async (wanted, signal) => {
    const data = await (await codes.updateReport?.(wanted, { signal }))?.blob();
    if (!(data instanceof Blob)) throw new TypeError('The backend gave no Blob for a report');
    return data;
  };
}
