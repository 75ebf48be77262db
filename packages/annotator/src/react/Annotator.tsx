import { WordsProvider } from '@glossator/i18n';
import type { AnnotatorProps } from './annotator-props';
import { WhenProvider } from './annotations/WhenProvider';
import { AnnotatorContext } from './annotator-context';
import { EscapesContext } from './keys/escape-stack';
import './styles/glossator-tokens.css';
import { useAnnotator } from './use-annotator';
import { Workspace } from './Workspace';

/**
 * The annotator: toolbar, panels and document. It fills its container, which gives it a height. Two of them on one page
 * do not know of each other.
 */
export function Annotator(props: AnnotatorProps) {
  const value = useAnnotator(props);
  return (
    <WordsProvider locale={props.locale} messages={props.messages}>
      <AnnotatorContext.Provider value={value}>
        <EscapesContext.Provider value={value.escapes}>
          <WhenProvider>
            <Workspace
              theme={props.theme ?? 'auto'}
              locale={props.locale}
              assetsUrl={props.assetsUrl}
              createViewer={props.createViewer}
              autoFocus={props.autoFocus ?? false}
              toolbarStart={props.toolbarStart}
              toolbarEnd={props.toolbarEnd}
              onNotice={props.onNotice}
            />
          </WhenProvider>
        </EscapesContext.Provider>
      </AnnotatorContext.Provider>
    </WordsProvider>
  );
}
