import type { ReactNode } from 'react';
import type { Annotator } from '../../core/annotator';
import type { AnnotatorProps } from '../annotator/context/annotator-props';
import { AnnotatorApiContext } from '../annotator/hooks/use-annotator';
import { HostPart } from '../controls/HostPart';
import { TextPair } from './TextPair';

/** For components elsewhere on the page than the annotator: lets them use its hooks. */
export interface ExistingAnnotatorProps {
  /** What `onReady` was called with. */
  readonly annotator: Annotator;
  readonly children?: ReactNode;
}

/** For a layout of the host's: the properties of `<Annotator>`, without those of parts that the host places itself. */
export interface ComposedAnnotatorProps extends Omit<
  AnnotatorProps,
  'toolbarStart' | 'toolbarEnd' | 'menuEntries'
> {
  readonly annotator?: undefined;
  /** The layout of the host, with `<Viewer>`, `<Toolbar>` and panels where it wants them. */
  readonly children: ReactNode;
}

/** What `<AnnotatorProvider>` takes. */
export type AnnotatorProviderProps = ExistingAnnotatorProps | ComposedAnnotatorProps;

/**
 * An annotator for what is inside: hooks and parts. It fills its container, which gives it a height, and shows nothing but the layout of the host
 * and what opens over it. Of `annotator`, where that is given, hooks alone: its parts are where it is shown.
 */
export function AnnotatorProvider(props: AnnotatorProviderProps) {
  if (props.annotator !== undefined)
    return (
      <AnnotatorApiContext.Provider value={props.annotator}>{props.children}</AnnotatorApiContext.Provider>
    );
  const { children, ...annotator } = props;
  return <TextPair annotator={annotator} layout={<HostPart>{children}</HostPart>} />;
}
