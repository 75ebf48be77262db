/** The annotator as a custom element with a shadow root of its own, for pages without React and pages whose styles know no bounds. */
export {
  defineAnnotatorElement,
  type AnnotatorElement,
  type AnnotatorElementOptions,
} from './react/element/define-annotator-element';
export type { AnnotatorElementEvents } from './react/element/element-events';
export type { AnnotatorElementProperties } from './react/element/element-properties';
