import { createElement, type ComponentType } from 'react';
import type { AnnotatorComponents, SlotProps } from '../annotator/slots/slots';
import { EmptyState } from '../controls/EmptyState';
import { OwnPart } from '../controls/HostPart';
import { AnnotationCard } from '../features/annotations/AnnotationCard';
import { HighlightBar } from '../features/selection-bar/HighlightBar';
import { SelectionBar } from '../features/selection-bar/SelectionBar';
import { Layout } from './Layout';
import { LeftPanel, RightPanel } from './parts/tabbed-panels';
import { Toolbar } from './parts/Toolbar';

/** The annotator's own parts, for components of a host that put them into something else: they work inside of `<Annotator>` only. */
export const defaultComponents = {
  Layout,
  Toolbar,
  LeftPanel,
  RightPanel,
  SelectionBar: placed<'SelectionBar'>(SelectionBar),
  HighlightBar: placed<'HighlightBar'>(HighlightBar),
  AnnotationCard: placed<'AnnotationCard'>(AnnotationCard),
  EmptyList: placed<'EmptyList'>(EmptyState),
} satisfies AnnotatorComponents;

/** A part that a component of the host's has around it: the host's style sheet changes nothing in it. */
function placed<Name extends keyof SlotProps>(part: ComponentType<SlotProps[Name]>) {
  return function Placed(props: SlotProps[Name]) {
    return <OwnPart>{createElement(part, props)}</OwnPart>;
  };
}
