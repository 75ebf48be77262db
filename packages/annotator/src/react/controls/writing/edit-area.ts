/** A change of a text area: what stands from `start` to `end` becomes `text`, and this is selected then. */
export interface AreaEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly selection: readonly [number, number];
}

/** Nothing else changes a text area so that the browser's own undo knows of it; where it does not exist that is lost. */
interface EditingDocument {
  execCommand?(command: 'insertText' | 'delete', showsInterface: false, text?: string): boolean;
}

/** Changes a text area as if the change had been typed: it can be undone by the keys of the browser. */
export function editArea(area: HTMLTextAreaElement, { start, end, text, selection }: AreaEdit): void {
  area.focus();
  if (area.value.slice(start, end) !== text) {
    area.setSelectionRange(start, end);
    const editing: EditingDocument = area.ownerDocument;
    const isTyped =
      text === '' ? editing.execCommand?.('delete', false) : editing.execCommand?.('insertText', false, text);
    if (isTyped !== true) {
      area.setRangeText(text, start, end);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  area.setSelectionRange(...selection);
}
