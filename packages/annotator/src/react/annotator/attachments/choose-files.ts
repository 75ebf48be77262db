/** Files as the core takes them: their name and their content. */
export interface ChosenFile {
  readonly name: string;
  readonly data: File;
}

/** Files of a list that the platform gives. */
export function chosenFiles(
  list: Iterable<File> | ArrayLike<File> | null | undefined,
): readonly ChosenFile[] {
  return Array.from(list ?? [], (file) => ({ name: file.name, data: file }));
}

/**
 * Lets the user choose files; must be called while a press is being handled. `extensions` are without a dot. `onChosen` is not
 * called when they choose none.
 */
export function chooseFiles(
  page: Document,
  extensions: readonly string[],
  onChosen: (files: readonly ChosenFile[]) => void,
): void {
  const input = page.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = extensions.map((extension) => `.${extension}`).join(',');
  input.hidden = true;
  const end = () => input.remove();
  input.addEventListener('change', () => {
    const files = chosenFiles(input.files);
    end();
    if (files.length > 0) onChosen(files);
  });
  input.addEventListener('cancel', end);
  // In the page, because some browsers forget an input that is nowhere before the dialog is closed.
  page.body.append(input);
  input.click();
}
