const FORMATTER = /\bprettier-ignore\b/;
/** Both linters obey the directives of either. */
const LINTER = /\b(?:eslint|oxlint)-disable\b/;

/** `glossator/no-ignore-comments`: no comment excepts a place from the formatter or from a rule; what breaks one wants to be written otherwise. */
export const noIgnoreCommentsRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      format: 'No `prettier-ignore`: write it so that it reads well as it is formatted.',
      rule: 'No `eslint-disable` or `oxlint-disable`: mend what breaks the rule, or change the rule for everybody.',
    },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        if (FORMATTER.test(value)) context.report({ loc, messageId: 'format' });
        if (LINTER.test(value)) context.report({ loc, messageId: 'rule' });
      }
    },
  }),
};
