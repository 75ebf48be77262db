/** A page of a host: what its style sheet says, and attributes of its `html`. */
export interface HostilePage {
  readonly name: string;
  readonly css: string;
  readonly dir?: 'rtl';
}

/** What a framework's reset says of elements, in rules of our own making. */
const RESET = `
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
html { line-height: 1.5; }
h1, h2, h3 { font-size: inherit; font-weight: inherit; }
ol, ul { list-style: none; }
img, svg, video, canvas { display: block; vertical-align: middle; }
img, video { max-width: 100%; height: auto; }
button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1; }`;

/** Style sheets that change everything on a page, of the kinds that pages have. */
export const HOSTILE_PAGES: readonly HostilePage[] = [
  { name: 'all reverted', css: '* { all: revert }' },
  { name: 'spans kept in the flow', css: 'span { position: static !important }' },
  { name: 'wide buttons', css: 'button { min-width: 200px }' },
  { name: 'small root letters', css: 'html { font-size: 62.5% }' },
  { name: 'a reset', css: `${RESET} [type='button'], button { appearance: button; background: none; }` },
  { name: 'a reset in a layer', css: `@layer base { ${RESET} }` },
  { name: 'right to left', css: 'body { text-align: right }', dir: 'rtl' },
  { name: 'content boxes', css: '* { box-sizing: content-box }' },
  { name: 'wide drawings', css: 'svg { display: block; width: 100%; fill: red; stroke: none }' },
  {
    name: 'dressed fields',
    css: `input { width: 100%; height: 60px; margin-bottom: 1rem; border: 3px solid red }
      input:not([type='checkbox']) { padding: 20px; font-size: 30px }`,
  },
  {
    name: 'dressed by class and state',
    css: `.host button, .host [type='button']:hover { padding: 12px 30px; text-transform: uppercase; background: red }
      .host div, .host section { padding: 7px; float: left }
      .host p, .host h2, .host li { margin: 40px; font-size: 30px }`,
  },
  {
    name: 'inherited looks',
    css: `body { font: italic 700 30px/3 cursive; letter-spacing: 4px; word-spacing: 9px; text-transform: uppercase; text-indent: 40px;
      text-align: center; white-space: pre; text-shadow: 1px 1px red; cursor: wait }`,
  },
];
