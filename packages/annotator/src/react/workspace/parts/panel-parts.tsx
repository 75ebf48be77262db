import { PanelPart } from './PanelPart';

/** The annotations of the document or of the whole Code, as a list of cards with its filter. */
export function AnnotationsPanel() {
  return <PanelPart tab="annotations" side="right" />;
}

/** The general notes of the document. */
export function NotesPanel() {
  return <PanelPart tab="general-notes" side="right" />;
}

/** The pending Update, and annotations whose place in the current text is not sure. */
export function UpdatePanel() {
  return <PanelPart tab="code-update" side="right" />;
}

/** The contents of the document, or its Versions where the backend serves them. */
export function ContentsPanel() {
  return <PanelPart tab="contents" side="left" />;
}

/** Named pages and passages. */
export function BookmarksPanel() {
  return <PanelPart tab="bookmarks" side="left" />;
}

/** The pages of the document, small. */
export function PagesPanel() {
  return <PanelPart tab="pages" side="left" />;
}
