import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { SlottedLayout } from './SlottedLayout';
import { TextPair } from './TextPair';

/**
 * The annotator: toolbar, panels and document, and a second document beside it where the user wants one. It fills its container, which gives it
 * a height. Two of them on one page do not know of each other. For another arrangement of its parts, see `AnnotatorProvider`.
 */
export function Annotator(props: AnnotatorProps) {
  const { toolbarStart, toolbarEnd, menuEntries } = props;
  return (
    <TextPair
      annotator={props}
      layout={<SlottedLayout toolbarStart={toolbarStart} toolbarEnd={toolbarEnd} menuEntries={menuEntries} />}
    />
  );
}
