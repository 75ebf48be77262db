import { createElement, useContext, type ComponentType } from 'react';
import { HostPart } from '../../controls/HostPart';
import { SlotsContext, type SlotProps } from './slots';

interface SlotOf<Name extends keyof SlotProps> {
  readonly name: Name;
  /** What stands there where the host says nothing; undefined for nothing. */
  readonly own: ComponentType<SlotProps[Name]> | undefined;
  readonly props: SlotProps[Name];
}

/** A part of the annotator: the host's component, or the own one; nothing where the host leaves it out. */
export function Slot<Name extends keyof SlotProps>({ name, own, props }: SlotOf<Name>) {
  const chosen: ComponentType<SlotProps[Name]> | null | undefined = useContext(SlotsContext)[name];
  if (chosen === undefined) return own ? createElement(own, props) : null;
  return chosen && <HostPart>{createElement(chosen, props)}</HostPart>;
}
