import type { Annotator } from '../../core/annotator';
import { ATTRIBUTES, PROPERTIES, type AnnotatorElementProperties } from './element-properties';
import { createElementView, type ElementParts } from './element-view';
import { createShadowStyles } from './shadow-styles';

/** `<glossator-annotator>`: its properties are those of `<Annotator>`, its attributes are for simple values. */
export interface AnnotatorElement extends HTMLElement, AnnotatorElementProperties {
  /** The annotator behind it, while it works. */
  readonly api: Annotator | undefined;
}

/** How the element is defined. */
export interface AnnotatorElementOptions {
  /** `glossator-annotator` by default. */
  readonly name?: string;
  /** The text of the package's style sheet; where it is not given, `styles.css` of the assets is fetched. */
  readonly styles?: string;
  /** Where the assets are, for elements that have no `assets-url`. */
  readonly assetsUrl?: string;
}

/** Defines the element, once for each name. Where there is no browser nothing is defined, so that a server may call it, too. */
export function defineAnnotatorElement(options: AnnotatorElementOptions = {}): void {
  const { name = 'glossator-annotator', styles, assetsUrl } = options;
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(name, createElementClass({ styles: createShadowStyles(styles), assetsUrl }));
}

function createElementClass(parts: ElementParts): CustomElementConstructor {
  class GlossatorAnnotator extends HTMLElement {
    static readonly observedAttributes = ATTRIBUTES;
    readonly #view = createElementView(this, this.attachShadow({ mode: 'open' }), parts);

    constructor() {
      super();
      for (const name of PROPERTIES) this.#define(name);
    }

    get api(): Annotator | undefined {
      return this.#view.api;
    }

    connectedCallback(): void {
      this.#view.changed();
    }

    disconnectedCallback(): void {
      this.#view.changed();
    }

    attributeChangedCallback(): void {
      this.#view.changed();
    }

    /** A property; what was set before the element was defined counts. */
    #define<Name extends keyof AnnotatorElementProperties>(name: Name): void {
      const { values, changed } = this.#view;
      const early: unknown = Object.getOwnPropertyDescriptor(this, name)?.value;
      if (early !== undefined) Object.assign(values, { [name]: early });
      Object.defineProperty(this, name, {
        configurable: true,
        enumerable: true,
        get: () => values[name],
        set(value: AnnotatorElementProperties[Name]) {
          values[name] = value;
          changed();
        },
      });
    }
  }
  return GlossatorAnnotator;
}
