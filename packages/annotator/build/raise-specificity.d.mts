import type { Plugin } from 'postcss';

/** A PostCSS plugin that puts the annotator's styles above those of hosts, whatever these select by classes. */
export function raiseSpecificity(): Plugin;
