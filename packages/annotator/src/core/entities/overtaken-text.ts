import type { AnnotatorWorld } from '../annotator-feature';
import type { EntityUpdate, RefusalOfUpdate } from './entity-kind';

interface Fields {
  readonly text?: string | undefined;
}

/** The server's form of a changed text: it is refused where another window has saved something else meanwhile. */
export function textInput({ text }: Fields, from: Fields | undefined) {
  return text === undefined
    ? undefined
    : { text, ...(from?.text !== undefined && { formerText: from.text }) };
}

/** The text that is shown after the refusal of a changed one: what was saved meanwhile. Undefined for another refusal. */
export function textSavedMeanwhile(
  { to }: EntityUpdate<Fields>,
  { code, presentText }: RefusalOfUpdate,
): string | undefined {
  return to.text !== undefined && code === 'CONFLICT' ? presentText : undefined;
}

/** What the refusal of a changed text means, where another one was saved meanwhile: what was written is given back. */
export function refusedText(
  change: EntityUpdate<Fields>,
  refusal: RefusalOfUpdate,
): AnnotatorWorld['event'] | undefined {
  if (textSavedMeanwhile(change, refusal) === undefined) return undefined;
  return {
    type: 'notices/raised',
    origin: 'remote',
    kind: 'error',
    code: 'savedElsewhere',
    written: undefined,
  };
}
