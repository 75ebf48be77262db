import type { TextSelection } from '@glossator/client-sdk/contract';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Box } from '../../../core/ports/document-viewer';
import type { Icon } from '../../controls/icon';
import type { AnnotatorMenuEntry } from '../context/menu-entry';

/** The bar with the tools of the document. */
export interface ToolbarProps {
  /** What the host has put at its start. */
  readonly start: ReactNode;
  /** What the host has put at its end, before the menu. */
  readonly end: ReactNode;
  /** The host's entries of the menu at the end. */
  readonly menuEntries: readonly AnnotatorMenuEntry[];
  /** Where it is in its layout, so that its line and what it says open towards the document; at the top when undefined. */
  readonly edge?: 'top' | 'bottom' | undefined;
}

/** The bar at text that is selected. */
export interface SelectionBarProps {
  /** What it must keep inside of; null until that is there. */
  readonly stage: HTMLElement | null;
}

/** The bar at a highlight that was pressed. */
export interface HighlightBarProps {
  /** The highlight, and where it was pressed, in pixels of the window. */
  readonly clicked: { readonly id: number; readonly box: Box } | undefined;
  readonly stage: HTMLElement | null;
  readonly onClose: () => void;
}

/** One highlight with what is written on it, in the list of annotations. */
export interface AnnotationCardProps {
  readonly selection: TextSelection;
  readonly isActive: boolean;
  /** Undefined while none are picked. */
  readonly isPicked: boolean | undefined;
  readonly onPick: (id: number, isShift: boolean) => void;
}

/** What a host adds to a card, before what is written on it. */
export interface CardFieldsProps {
  readonly selection: TextSelection;
  /** Whether it is the one that is worked on. */
  readonly isActive: boolean;
}

/** What a list says in which there is nothing. */
export interface EmptyListProps {
  readonly list: 'annotations' | 'bookmarks' | 'notes' | 'contents';
  readonly icon: Icon;
  readonly title?: string;
  readonly text: string;
  /** The button that makes the first entry, where there is one. */
  readonly children?: ReactNode;
}

/** The parts of the annotator, ready to be placed. */
export interface LayoutProps {
  /** With the bar below it that says which old Version is shown, where one is. */
  readonly toolbar: ReactNode;
  readonly leftPanel: ReactNode;
  /** The document with what floats over it; it takes the room that it is given. */
  readonly document: ReactNode;
  readonly rightPanel: ReactNode;
}

/** What parts of the annotator are given. */
export interface SlotProps {
  readonly Layout: LayoutProps;
  readonly Toolbar: ToolbarProps;
  readonly LeftPanel: object;
  readonly RightPanel: object;
  readonly SelectionBar: SelectionBarProps;
  readonly HighlightBar: HighlightBarProps;
  readonly AnnotationCard: AnnotationCardProps;
  readonly CardFields: CardFieldsProps;
  readonly EmptyList: EmptyListProps;
}

/**
 * A host's components in place of parts of the annotator; null leaves a part out. They get what the part itself would get, which is exported
 * (`defaultComponents`), so that they can put it into something of their own. Stable between renders.
 */
export type AnnotatorComponents = {
  readonly [Name in keyof SlotProps]?: ComponentType<SlotProps[Name]> | null | undefined;
};

/** Carries the host's components. */
export const SlotsContext = createContext<AnnotatorComponents>({});

/** Whether the host leaves a part out. */
export function useIsLeftOut(name: keyof SlotProps): boolean {
  return useContext(SlotsContext)[name] === null;
}
