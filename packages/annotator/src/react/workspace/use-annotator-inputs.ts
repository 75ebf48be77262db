import { useEffect } from 'react';
import type { Annotator } from '../../core/annotator';
import type { AnnotatorSetup } from '../annotator/context/annotator-props';

/** Passes properties that change on to the annotator, and opens the document that is wanted. */
export function useAnnotatorInputs(
  annotator: Annotator,
  props: AnnotatorSetup,
  documentId: number | undefined,
): void {
  const { commands } = annotator;
  useEffect(() => annotator.setFileResolver(props.resolveFile), [annotator, props.resolveFile]);
  const { features } = props;
  useEffect(() => commands.offers.choose(features ?? {}), [commands, features]);
  const { id, name, access } = props.user;
  useEffect(() => commands.access.grant({ id, name, access }), [commands, id, name, access]);
  // For another user everything begins anew, and what the host gives is given again.
  useEffect(() => commands.codeUpdate.setUpdate(props.update), [commands, props.update, id]);
  useEffect(() => commands.documents.list(props.documents), [commands, props.documents]);
  useEffect(() => {
    if (props.legend) commands.legend.list(props.legend);
  }, [commands, props.legend, id]);
  useEffect(() => {
    if (documentId !== undefined) commands.documents.open(documentId);
  }, [commands, documentId]);
  const { kind: placeKind, id: placeId } = props.place ?? {};
  useEffect(() => {
    if (placeKind !== undefined && placeId !== undefined)
      commands.arrival.arriveAt({ kind: placeKind, id: placeId });
  }, [commands, placeKind, placeId]);
  const { rightTab } = props;
  useEffect(() => {
    if (rightTab !== undefined) commands.panels.chooseRightTab(rightTab);
  }, [commands, rightTab]);
  useEffect(() => (props.live ? annotator.attachLive(props.live) : undefined), [annotator, props.live]);
}
