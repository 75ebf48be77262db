// Not published: `dist/styles.css` has been through it.

/** A selector that every element matches, with the weight of an id. */
const AN_ID = ':not(#\\#)';
/** One with the weight of more classes than the selectors of a host have. */
const MANY_CLASSES = `:not(${'.\\#'.repeat(8)})`;
const TOKENS = /^\[class~=["']?glossator-root["']?\]/;

/**
 * A PostCSS plugin that puts the annotator's styles above those of hosts, whatever these select by classes. The selectors of all rules become
 * heavier by the same, so that their order among themselves stays; resets, which begin with `:where(`, by less. Tokens stay as they are, since
 * hosts override them.
 * @returns {import('postcss').Plugin}
 */
export function raiseSpecificity() {
  return {
    postcssPlugin: 'glossator-raise-specificity',
    OnceExit(sheet) {
      sheet.walkRules((rule) => {
        const isNested = rule.parent?.type === 'rule';
        const isKeyframe = rule.parent?.type === 'atrule' && /keyframes$/i.test(rule.parent.name);
        if (!isNested && !isKeyframe) rule.selectors = rule.selectors.map(raised);
      });
    },
  };
}

/** @param {string} selector */
function raised(selector) {
  if (TOKENS.test(selector)) return selector;
  const weight = selector.startsWith(':where(') ? MANY_CLASSES : AN_ID;
  // The name of a type stands first in what it is a part of.
  return selector.replace(/^(?:[a-z][\w-]*|\*)?/i, (type) => `${type}${weight}`);
}
