import { createElement, useContext } from 'react';
import { ownTabOf } from '../../../core/panels/state';
import { HostPart } from '../../controls/HostPart';
import { PanelsContext } from './panels';

/** What a tab of the host's shows; nothing for another tab. */
export function OwnPanel({ tab }: { readonly tab: string }) {
  const chosen = useContext(PanelsContext).find(({ id }) => ownTabOf(id) === tab);
  return chosen ? <HostPart>{createElement(chosen.Component)}</HostPart> : null;
}
