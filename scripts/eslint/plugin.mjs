import { fileNameRule } from './file-name-rule.mjs';
import { functionLengthRule } from './function-length-rule.mjs';
import { layersRule } from './layers-rule.mjs';
import { noFormatIgnoreRule } from './no-format-ignore-rule.mjs';
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
    'no-format-ignore': noFormatIgnoreRule,
    'trade-words': tradeWordsRule,
  },
};
