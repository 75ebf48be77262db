/** Milliseconds after which the browser has taken a file over that was given to it for saving. */
const HANDED_OVER = 60_000;

/** What calls a function after so many milliseconds. */
interface Timer {
  readonly after: (ms: number, run: () => void) => unknown;
}

/** Gives a file to the browser, which saves it under a name. */
export function saveFile(file: Blob, name: string, clock: Timer): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  clock.after(HANDED_OVER, () => URL.revokeObjectURL(url));
}
