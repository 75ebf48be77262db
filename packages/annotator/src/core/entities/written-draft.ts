/** A text that is written over one which a colleague, or another window, may change meanwhile. */
export interface WrittenDraft {
  readonly text: string;
  /** What was there when it was begun, or is there since. */
  readonly original: string;
  /** What has been made of it elsewhere meanwhile: shown beside `text`, which stays. */
  readonly elsewhere: string | undefined;
}

/** Nothing is written yet over what is there. */
export function beginDraft(text: string): WrittenDraft {
  return { text, original: text, elsewhere: undefined };
}

/** The user has written this. */
export function writeDraft({ original, elsewhere }: WrittenDraft, text: string): WrittenDraft {
  return { text, original, elsewhere: text === elsewhere ? undefined : elsewhere };
}

/** What was there reads otherwise now: taken over where nothing was written, and laid beside what was. */
export function overtakeDraft({ text, original }: WrittenDraft, now: string): WrittenDraft {
  const kept = text === original ? now : text;
  return { text: kept, original: now, elsewhere: kept === now ? undefined : now };
}

/** Whether something is written that letting go of the draft would lose. */
export function isDraftWritten({ text, original }: WrittenDraft): boolean {
  return text.trim() !== '' && text.trim() !== original.trim();
}
