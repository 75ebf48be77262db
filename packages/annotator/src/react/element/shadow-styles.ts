import { fetchStyleSheet } from '../../browser/fetch-style-sheet';

/** The style sheet inside of shadow roots. */
export interface ShadowStyles {
  /** Adopts the style sheet; resolves when what is in the root is dressed. */
  dress(root: ShadowRoot, assetsUrl: string): Promise<void>;
}

/** The name of the style sheet among the assets. */
const STYLES = 'styles.css';

/** What makes the element a box, whatever the page says of elements. */
const OWN = `
:host { display: block !important; box-sizing: border-box !important; min-block-size: 0; block-size: 100%; }
:host([hidden]) { display: none !important; }
[data-glossator-mount] { block-size: 100%; }`;

/**
 * Styles for all elements of a definition, read once for each document: the given text, or else `styles.css` of the assets. A style sheet that
 * cannot be read rejects, and is asked for again by the next element.
 */
export function createShadowStyles(text: string | undefined): ShadowStyles {
  const sheets = new WeakMap<Document, Promise<CSSStyleSheet>>();
  const read = async (page: Document, assetsUrl: string): Promise<CSSStyleSheet> => {
    const view = page.defaultView ?? globalThis;
    const sheet = new view.CSSStyleSheet();
    return sheet.replace(
      `${OWN}${text ?? (await fetchStyleSheet(new URL(STYLES, new URL(assetsUrl, page.baseURI))))}`,
    );
  };
  return {
    async dress(root, assetsUrl) {
      const page = root.ownerDocument;
      let sheet = sheets.get(page);
      if (!sheet) {
        sheet = read(page, assetsUrl);
        sheets.set(page, sheet);
        sheet.catch(() => sheets.delete(page));
      }
      const adopted = await sheet;
      if (!root.adoptedStyleSheets.includes(adopted)) root.adoptedStyleSheets.push(adopted);
    },
  };
}
