import { defineAnnotatorElement } from '../../../element';

/** Defines the element with the style sheet of the stand. */
export function defineOnStand(styles: string): void {
  defineAnnotatorElement({ styles, assetsUrl: '/glossator-assets/' });
}
