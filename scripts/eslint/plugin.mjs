import { fileNameRule } from './file-name-rule.mjs';
import { layersRule } from './layers-rule.mjs';
import { noImportCyclesRule } from './no-import-cycles-rule.mjs';
import { tradeWordsRule } from './trade-words-rule.mjs';

/** Our own rules, under the prefix `glossator/`. */
export const glossatorPlugin = {
  meta: { name: 'glossator' },
  rules: {
    layers: layersRule,
    'no-import-cycles': noImportCyclesRule,
    'file-name': fileNameRule,
    'trade-words': tradeWordsRule,
  },
};
