import { createTranslator } from 'use-intl/core';
import type { EnglishMessages, LocaleCode, Messages, Namespace } from './messages';

/** Thrown when a message is missing or its arguments do not fit, with the key in the message. */
export class TranslationError extends Error {
  override readonly name = 'TranslationError';
}

function throwError(error: Error): never {
  throw new TranslationError(error.message, { cause: error });
}

/**
 * Makes the function that translates the messages of one namespace into one language. Keys and ICU arguments are checked by the compiler.
 * A message that cannot be formatted throws `TranslationError` in development and shows its key otherwise.
 */
export function createTranslate<N extends Namespace>(
  locale: LocaleCode,
  messages: Pick<Messages, N>,
  namespace: N,
  options: { readonly strict?: boolean } = {},
) {
  return createTranslator<EnglishMessages, N>({
    locale,
    messages: messages as Partial<Messages> as EnglishMessages,
    namespace: namespace as never,
    timeZone: 'UTC',
    onError: options.strict === false ? () => undefined : throwError,
  });
}
