/** `glossator/no-format-ignore`: the formatter has its way in code; what looks bad then wants to be written otherwise. */
export const noFormatIgnoreRule = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { ignore: 'No `prettier-ignore`: write it so that it reads well as it is formatted.' },
  },
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments())
        if (/\bprettier-ignore\b/.test(value)) context.report({ loc, messageId: 'ignore' });
    },
  }),
};
