import { createContext, useContext } from 'react';

/**
 * A dialog of the annotator: the list of keys, going to a page or article, the document as a file, annotations found in the PDF, annotations as a
 * document, the names of colors.
 */
export type AnnotatorDialog = 'keys' | 'goTo' | 'download' | 'import' | 'annotations' | 'legend';

/** Opens a dialog; nothing happens where the user may not do what is done there. */
export type OpenDialog = (dialog: AnnotatorDialog) => void;

/** Carries what opens dialogs to the parts of a workspace. */
export const DialogsContext = createContext<OpenDialog | undefined>(undefined);

/** What opens the dialogs of the annotator, for buttons; the same function in every render. Throws outside of `<Annotator>` and of parts placed by a host. */
export function useOpenDialog(): OpenDialog {
  const open = useContext(DialogsContext);
  if (!open) throw new Error('Dialogs are opened inside of an annotator only');
  return open;
}
