/** An entry that the host adds to the menu at the end of the toolbar. */
export interface AnnotatorMenuEntry {
  /** Its own among the entries. */
  readonly key: string;
  readonly label: string;
  /** What it does cannot be taken back: it stands apart, in red. */
  readonly isDangerous?: boolean;
  readonly onChoose: () => void;
}
