import { fileNameRule } from './file-name-rule.mjs';
import { functionLengthRule } from './function-length-rule.mjs';
import { layersRule } from './layers-rule.mjs';
import { noIgnoreCommentsRule } from './no-ignore-comments-rule.mjs';
import { noImportCyclesRule } from './no-import-cycles-rule.mjs';
import { tradeWordsRule } from './trade-words-rule.mjs';

/** Our own rules, under the prefix `glossator/`. */
export const glossatorPlugin = {
  meta: { name: 'glossator' },
  rules: {
    layers: layersRule,
    'no-import-cycles': noImportCyclesRule,
    'file-name': fileNameRule,
    'function-length': functionLengthRule,
    'no-ignore-comments': noIgnoreCommentsRule,
    'trade-words': tradeWordsRule,
  },
};
