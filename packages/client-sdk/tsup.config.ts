import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'contract/index': 'src/contract/index.ts',
    'contract/access-rules': 'src/contract/access-rules.ts',
    'contract/account-export': 'src/contract/account-export.ts',
    'checks/contract-checks': 'src/checks/contract-checks.ts',
    'contract/constants': 'src/contract/constants.ts',
    'contract/order': 'src/contract/order.ts',
    'contract/formatted-text': 'src/contract/formatted-text.ts',
    'orpc/index': 'src/orpc/index.ts',
    'openapi/openapi-document': 'src/openapi/openapi-document.ts',
    'testing/index': 'src/testing/index.ts',
    'conformance/index': 'src/testing/conformance/describe-api.ts',
  },
  format: 'esm',
  target: 'es2022',
  sourcemap: true,
  clean: true,
});
