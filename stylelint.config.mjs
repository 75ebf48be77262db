// The law of our style sheets: spacings, radii, colors and sizes of text are tokens (`--glossator-*` and, in the app, `--host-*`),
// which `glossator-tokens.css` and `host.css` define. Lengths (of a column, an icon, a hit area) stay numbers where they are used.

const SPACING = '/^(margin|padding|scroll-margin|scroll-padding)|^(row-|column-)?gap$/';
const COLOR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** @type {import('stylelint').Config} */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'block-no-empty': true,
    'color-named': 'never',
    'color-no-hex': [true, { message: 'Take a token for a color, or define one in glossator-tokens.css.' }],
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-no-important': true,
    'declaration-property-unit-disallowed-list': [
      {
        [SPACING]: ['px'],
        '/radius$/': ['px', 'rem', 'em'],
        '/^font(-size)?$/': ['px'],
      },
      {
        message:
          'Take a token for a spacing, a radius or a size of text (--glossator-space-*, -radius-*, -text-*).',
      },
    ],
    'function-disallowed-list': [
      COLOR_FUNCTIONS,
      { message: 'Take a token for a color, or define one in glossator-tokens.css.' },
    ],
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-max-id': 0,
  },
  overrides: [
    {
      // The root's letters are the host's.
      files: ['packages/annotator/src/**/*.css'],
      rules: {
        'unit-disallowed-list': [['rem'], { message: 'Count in var(--glossator-rem): rem is the host’s.' }],
      },
    },
    {
      // Where tokens are defined.
      files: [
        'packages/annotator/src/react/styles/glossator-tokens.css',
        'examples/host-app/src/app/host.css',
      ],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-unit-disallowed-list': {
          [SPACING]: ['px'],
          '/^border-.*radius$/': ['px', 'rem', 'em'],
        },
      },
    },
    {
      // The viewer also works outside of an annotator's root, so its tokens carry fallbacks; margins put what is drawn on its point.
      files: ['packages/annotator/src/viewer/**/*.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-unit-disallowed-list': null,
        'declaration-property-value-disallowed-list': {
          '/^(padding|(row-|column-)?gap|border-.*radius)/': ['/^[\\d.]+px/'],
          '/^(color|background|background-color|fill|stroke)$/': ['/^(#|rgb|hsl)/'],
        },
      },
    },
  ],
};
