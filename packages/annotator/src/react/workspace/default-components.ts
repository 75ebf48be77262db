import type { AnnotatorComponents } from '../annotator/slots/slots';
import { EmptyState } from '../controls/EmptyState';
import { AnnotationCard } from '../features/annotations/AnnotationCard';
import { HighlightBar } from '../features/selection-bar/HighlightBar';
import { SelectionBar } from '../features/selection-bar/SelectionBar';
import { Layout } from './Layout';
import { LeftPanel } from './panels/LeftPanel';
import { RightPanel } from './panels/RightPanel';
import { Toolbar } from './toolbar/Toolbar';

/** The annotator's own parts, for components of a host that put them into something else: they work inside of `<Annotator>` only. */
export const defaultComponents = {
  Layout,
  Toolbar,
  LeftPanel,
  RightPanel,
  SelectionBar,
  HighlightBar,
  AnnotationCard,
  EmptyList: EmptyState,
} satisfies AnnotatorComponents;
