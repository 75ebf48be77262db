// Not published: `dist/styles.css` has been through it.

/** A name that the build has made local to its file: `glossator_toolbar_glossator`. */
const LOCAL = /\b\w+_(glossator\b[\w-]*)/g;

/**
 * A PostCSS plugin that gives containers their names back. CSS Modules make them local to the file that declares them, so that a query in
 * another file would ask for a container that there is not.
 * @returns {import('postcss').Plugin}
 */
export function shareContainers() {
  return {
    postcssPlugin: 'glossator-share-containers',
    OnceExit(sheet) {
      sheet.walkDecls(/^container(-name)?$/, (declaration) => {
        declaration.value = declaration.value.replaceAll(LOCAL, '$1');
      });
      sheet.walkAtRules('container', (rule) => {
        rule.params = rule.params.replaceAll(LOCAL, '$1');
      });
    },
  };
}
